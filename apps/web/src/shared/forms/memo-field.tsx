import { type ComponentType, memo, useInsertionEffect, useRef, useState } from 'react'

type Handler = (...args: never[]) => unknown
type Handlers = Record<string, Handler>

/**
 * A costly field that is drawn anew only where it shows something else. A form hands its fields new handlers with each key
 * that is hit in any of them; here they keep their identity, and the newest is called.
 */
export function memoField<Props extends object>(Field: ComponentType<Props>): ComponentType<Props> {
  const Memoized = memo(Field) as unknown as ComponentType<Props>
  return function MemoField(props: Props) {
    return <Memoized {...props} {...useStableHandlers(handlersOf(props))} />
  }
}

const handlersOf = (props: object): Handlers =>
  Object.fromEntries(
    Object.entries(props).filter(([name, value]) => name.startsWith('on') && typeof value === 'function'),
  )

function useStableHandlers(handlers: Handlers): Handlers {
  const newest = useRef(handlers)
  useInsertionEffect(() => {
    newest.current = handlers
  })
  const [stable] = useState<Handlers>({})
  for (const name of Object.keys(handlers)) stable[name] ??= (...args) => newest.current[name]?.(...args)
  return Object.fromEntries(Object.keys(handlers).map((name) => [name, stable[name] as Handler]))
}

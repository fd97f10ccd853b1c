import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Logo } from '../../../shared/ui/logo.tsx'
import { useDocumentTitle } from '../../../shared/ui/page-title.tsx'
import { currentUserQuery } from '../accounts.queries.ts'
import { accountsTexts } from '../accounts.texts.ts'
import { LandingPanel } from '../components/landing-panel.tsx'
import { RegistrationForm } from '../components/registration-form.tsx'
import { SignInForm } from '../components/sign-in-form.tsx'
import { SlideDots } from '../components/slide-dots.tsx'
import { useShownSlide } from '../hooks/use-shown-slide.ts'
import { nextPath } from '../public/next-path.ts'
import classes from './auth-page.module.css'

type Way = 'signIn' | 'register'

const route = getRouteApi('/auth')

type Props = {
  /** The page's theme button, which belongs to the frame. */
  corner: ReactNode
}

/** Sign-in and registration beside what the product is for; two slides on a small screen (ACC-01, ACC-09). */
export function AuthPage({ corner }: Props) {
  const { next } = route.useSearch()
  const { history } = useRouter()
  const isSignedIn = useQuery(currentUserQuery).data != null
  const [way, setWay] = useState<Way>('signIn')
  const landing = useRef<HTMLElement>(null)
  const slide = useRef<HTMLElement>(null)
  const track = useRef<HTMLElement>(null)
  const shown = useShownSlide(track)
  /**
   * Counts the wishes to write into the form, so that each one moves the focus there, once the form is drawn. Whoever was
   * led here from a page wishes to go on there.
   */
  const [wish, setWish] = useState(next === undefined ? 0 : 1)
  // What the product is for is there first; the form, which a phone has on the second slide, is drawn in small steps.
  const hasForm = useDeferredValue(true, false)
  const texts = accountsTexts[way]
  useDocumentTitle(texts.submit)

  useEffect(() => {
    if (wish === 0 || !hasForm) return
    // At once: a layout change during a smooth scroll, such as an answer beside a field, snaps back to the first slide.
    slide.current?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' })
    slide.current?.querySelector<HTMLInputElement>('[data-first]')?.focus({ preventScroll: true })
  }, [wish, hasForm])

  // Here or in another tab of the site: whoever is signed in goes on (ACC-02).
  useEffect(() => {
    if (isSignedIn) history.replace(nextPath(next))
  }, [isSignedIn, history, next])

  const turnTo = (to: HTMLElement | null) => to?.scrollIntoView({ inline: 'start', block: 'nearest' })
  const open = (chosen: Way): void => {
    setWay(chosen)
    setWish((count) => count + 1)
  }
  const Form = way === 'signIn' ? SignInForm : RegistrationForm
  return (
    <main ref={track} className={classes.slides}>
      <div className={classes.corner}>{hasForm && corner}</div>
      <section ref={landing} className={classes.landing} aria-label="Clutchbook">
        <LandingPanel onStart={() => open('register')} onSignIn={() => open('signIn')} />
      </section>
      <section ref={slide} className={classes.entry} aria-labelledby="entry">
        <button
          type="button"
          className={classes.back}
          aria-label={accountsTexts.landing.back}
          onClick={() => turnTo(landing.current)}
        >
          <Logo />
        </button>
        <div className={classes.form}>
          <h2 id="entry" className={classes.heading}>
            {texts.heading}
          </h2>
          {hasForm && <Form key={way} />}
          <p className={classes.other}>
            {texts.other}{' '}
            <button
              type="button"
              className={classes.toggle}
              onClick={() => open(way === 'signIn' ? 'register' : 'signIn')}
            >
              {texts.toOther}
            </button>
          </p>
        </div>
      </section>
      <SlideDots
        names={accountsTexts.landing.slideNames}
        shown={shown}
        onChoose={(place) => turnTo([landing, slide][place]?.current ?? null)}
      />
    </main>
  )
}

import { inflateSync } from 'node:zlib'

/** A rectangle on a page of a PDF, in millimetres from its upper left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What is painted by one fill: its colour and the rectangles that it is made of. */
export type Fill = { readonly isWhite: boolean; readonly boxes: readonly Box[] }

/** A page in millimetres and what is filled on it, in the order in which it is painted. */
export type PdfPage = { readonly width: number; readonly height: number; readonly fills: readonly Fill[] }

/** A matrix of a PDF: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

type Point = readonly [x: number, y: number]

/** Coordinates of a PDF are in points. */
const mm = (points: number): number => (points / 72) * 25.4

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
]

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

/** The pages of a PDF as Chromium writes it: what is drawn lies compressed, a stream a page. */
export function pagesOfPdf(pdf: Buffer): PdfPage[] {
  const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const drawings = streamsOf(pdf).filter((text) => /^[-.\d ]+ cm$/m.test(text) && / re$/m.test(text))
  return drawings.map((drawing, at) => {
    const [, wide, high] = sizes[at] ?? []
    return { width: mm(Number(wide)), height: mm(Number(high)), fills: fillsOf(drawing, Number(high)) }
  })
}

function streamsOf(pdf: Buffer): string[] {
  const streams: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at)) {
    const end = pdf.indexOf('endstream', at)
    const head = pdf.toString('latin1', pdf.lastIndexOf('<<', at), at)
    const body = pdf.subarray(at + 'stream\n'.length, end)
    if (head.includes('/FlateDecode')) streams.push(inflateSync(body).toString('latin1'))
    at = end + 'endstream'.length
  }
  return streams
}

/** What operators find and leave: matrix and colour, those that `q` kept, the shapes of the path, and what was filled. */
type Pen = {
  look: { readonly matrix: Matrix; readonly isWhite: boolean }
  readonly kept: Pen['look'][]
  path: Point[][]
  readonly filled: { readonly isWhite: boolean; readonly matrix: Matrix; readonly path: readonly Point[][] }[]
}

function fill(pen: Pen): void {
  pen.filled.push({ ...pen.look, path: pen.path })
  pen.path = []
}

/** What the operators do that paths are filled by; other drawing, as text, is passed over. */
const operators: Readonly<Record<string, (pen: Pen, numbers: readonly number[]) => void>> = {
  q: (pen) => pen.kept.push(pen.look),
  Q: (pen) => {
    pen.look = pen.kept.pop() ?? pen.look
  },
  cm: (pen, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => {
    pen.look = { ...pen.look, matrix: multiply([a, b, c, d, e, f], pen.look.matrix) }
  },
  rg: (pen, numbers) => {
    pen.look = { ...pen.look, isWhite: numbers.slice(-3).every((part) => part === 1) }
  },
  m: (pen, [x = 0, y = 0]) => pen.path.push([[x, y]]),
  l: (pen, [x = 0, y = 0]) => pen.path.at(-1)?.push([x, y]),
  re: (pen, [x = 0, y = 0, width = 0, height = 0]) =>
    pen.path.push([
      [x, y],
      [x + width, y + height],
    ]),
  n: (pen) => {
    pen.path = []
  },
  f: fill,
  'f*': fill,
}

/** What is filled on a page that is so many points high. */
function fillsOf(drawing: string, high: number): Fill[] {
  const pen: Pen = { look: { matrix: [1, 0, 0, 1, 0, 0], isWhite: false }, kept: [], path: [], filled: [] }
  for (const line of drawing.split('\n')) {
    const words = line.trim().split(/\s+/)
    operators[words.at(-1) ?? '']?.(pen, words.slice(0, -1).map(Number))
  }
  return pen.filled.map(({ isWhite, matrix, path }) => ({
    isWhite,
    boxes: path.map((shape) => boxOf(shape, matrix, high)),
  }))
}

/** What a shape takes of its page, whose origin is at the foot. */
function boxOf(shape: readonly Point[], matrix: Matrix, high: number): Box {
  const points = shape.map((point) => apply(matrix, point))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => high - y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x: mm(x), y: mm(y), width: mm(Math.max(...xs) - x), height: mm(Math.max(...ys) - y) }
}

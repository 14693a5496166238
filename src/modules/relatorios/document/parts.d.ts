/** The bundled build: one file instead of hundreds, which each new thread would take far longer to read. */
declare module 'echarts/dist/echarts.esm.min.mjs' {
  export * from 'echarts'
}

declare module 'svg-to-pdfkit' {
  interface Options {
    width?: number
    height?: number
    /** Whether one unit of the picture is one point of the page. */
    assumePt?: boolean
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string
    warningCallback?: (warning: string) => void
  }
  export default function svgToPdf(doc: PDFKit.PDFDocument, svg: string, x: number, y: number, options?: Options): void
}

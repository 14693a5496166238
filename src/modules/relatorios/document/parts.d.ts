/** One file instead of hundreds, which a thread that is started for each bulletin would take far longer to read. */
declare module 'echarts/dist/echarts.esm.min.mjs' {
  export * from 'echarts'
}

declare module 'svg-to-pdfkit' {
  interface Options {
    width?: number
    height?: number
    /** A unit of the picture is a point of the page. */
    assumePt?: boolean
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string
    warningCallback?: (warning: string) => void
  }
  export default function svgToPdf(doc: PDFKit.PDFDocument, svg: string, x: number, y: number, options?: Options): void
}

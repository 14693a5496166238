export class FileMissing extends Error {
  override name = 'FileMissing'

  constructor() {
    super('the file is not in the store')
  }
}

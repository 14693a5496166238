/** A packed package. */
export interface Made {
  file: string
  bytes: Buffer
}

/** How a package of one language is made. */
export interface Maker {
  /** The name of the archive of a version. */
  file(version: string): string
  /** The version of something that is not released, in the form of the language. */
  unreleased(next: string, digest: string): string
  /** A digest of what the package of any version holds. */
  contents(root: string): Promise<string>
  pack(root: string, version: string): Promise<Made>
}

/** Why a backup or a restoration was not made, in a sentence for the operator. */
export class Refused extends Error {
  override name = 'Refused'
}

/** Turns an error of the disk into plain words. Throws any other error as it is. */
export function plainly(error: unknown, folder: string): never {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    throw new Refused(`There is no room left in ${folder}. Nothing was kept of this try; the service is not affected.`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    throw new Refused(`${folder} cannot be read or written to (${code}): call this as the user that runs the service.`)
  throw error
}

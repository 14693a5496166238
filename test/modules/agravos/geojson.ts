const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns what RFC 7946 finds wrong with a collection of points; empty when it is right. */
export function geoJsonProblems(value: unknown): string[] {
  if (!isObject(value)) return ['not an object']
  const problems: string[] = []
  if (value.type !== 'FeatureCollection') problems.push('type is not FeatureCollection')
  // Section 7.1: these members belong to other types.
  for (const name of ['coordinates', 'geometries', 'geometry', 'properties', 'crs'])
    if (name in value) problems.push(`a collection has no ${name}`)
  if (!Array.isArray(value.features)) return [...problems, 'features is not an array']
  return [...problems, ...value.features.flatMap((feature, i) => featureProblems(feature).map((p) => `${i}: ${p}`))]
}

function featureProblems(feature: unknown): string[] {
  if (!isObject(feature)) return ['not an object']
  const problems: string[] = []
  if (feature.type !== 'Feature') problems.push('type is not Feature')
  if (!isObject(feature.properties) && feature.properties !== null) problems.push('properties is no object')
  const { geometry } = feature
  if (!isObject(geometry)) return [...problems, 'geometry is not an object']
  if (geometry.type !== 'Point') problems.push('geometry is not a Point')
  const position = geometry.coordinates
  if (!Array.isArray(position) || position.length !== 2 || !position.every(Number.isFinite))
    return [...problems, 'a position has two numbers']
  const [longitude, latitude] = position
  if (!(Math.abs(longitude) <= 180)) problems.push('longitude is out of range')
  if (!(Math.abs(latitude) <= 90)) problems.push('latitude is out of range')
  // In Brazil, longitude and latitude cannot be swapped without leaving the country.
  if (!(longitude >= -75 && longitude <= -28 && latitude >= -34 && latitude <= 6)) problems.push('not in Brazil')
  return problems
}

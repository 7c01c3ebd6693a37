/** FNV-1a, 32 bits (draft-eastlake-fnv), of a text or its beginning: quick, the same everywhere, and no secret. */
export function fnv1a(text: string, length = text.length): number {
  let value = FNV_OFFSET
  for (let at = 0; at < length && at < text.length; at++) value = fnvStep(value, text.charCodeAt(at))
  return value
}

export const FNV_OFFSET = 0x811c9dc5
export const fnvStep = (value: number, code: number): number => Math.imul(value ^ code, 0x01000193)

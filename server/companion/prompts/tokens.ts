/** About four Latin characters to a token, and about one of any other script. An estimate that errs upwards. */
export function estimateTokens(text: string): number {
  let wide = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x24f) wide++
  return Math.ceil((text.length - wide) / 4 + wide)
}

const SEVERAL_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/

/** `postgres://me@one:5432,two:5432/journal` as one URL for each host. */
export function hostUrls(url: string): string[] {
  const [, before = '', hosts, after = ''] = SEVERAL_HOSTS.exec(url) ?? []
  if (hosts === undefined) return [url]
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

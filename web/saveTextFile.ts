/** Hands the browser a file made on this device. */
export function saveTextFile(name: string, text: string, type = 'text/plain') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the blob once it has begun.
  setTimeout(() => URL.revokeObjectURL(url))
}

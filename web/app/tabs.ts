import type { TabNews } from './signInStore.ts'

/** Tabs of one browser share the cookie and the keys, so they sign in and out together. */
export function openTabs() {
  const channel = new BroadcastChannel('sign-in')
  return {
    tell: (news: TabNews) => channel.postMessage(news),
    listen(heard: (news: TabNews) => void) {
      channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => heard(data))
    },
  }
}

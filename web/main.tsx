import { createRoot } from 'react-dom/client'
import { signOut } from '../contract/calls/signOut.ts'
import { EXPIRED_SIGN_IN_SIGN_OUT_DELAY } from '../contract/limits.ts'
import { App } from './app/App.tsx'
import { forgetAnswers } from './app/answers.ts'
import { createSignInStore } from './app/signInStore.ts'
import { openTabs } from './app/tabs.ts'
import { asksEveryVisit, owedSignOut, remembered } from './app/thisDevice.ts'
import { ask, onSignInLost, renew, setBearer } from './ask.ts'
import { findKeys, removeAllKeys, saveKeys } from './encryption/keyStore.ts'

const tabs = openTabs()
const signIn = createSignInStore({
  renew,
  endSignIn: (everywhere) => ask(signOut, { everywhere }),
  setBearer,
  findKeys,
  saveKeys,
  removeAllKeys,
  asksEveryVisit,
  remembered,
  owedSignOut,
  forgetAnswers,
  tellTabs: tabs.tell,
})

tabs.listen((news) => void signIn.tabSaid(news))
// Time to read what the screen says about it (spec §8).
onSignInLost(() => setTimeout(() => void signIn.lost(), EXPIRED_SIGN_IN_SIGN_OUT_DELAY))
void signIn.start()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App signIn={signIn} />)

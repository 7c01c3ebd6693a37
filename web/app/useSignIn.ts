import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SignInState, SignInStore } from './signInStore.ts'

const SignIn = createContext<SignInStore | undefined>(undefined)

export const SignInProvider = SignIn.Provider

export function useSignIn(): SignInStore {
  const store = useContext(SignIn)
  if (!store) throw new Error('No SignInProvider around.')
  return store
}

export function useSignInState(): SignInState {
  const { subscribe, get } = useSignIn()
  return useSyncExternalStore(subscribe, get)
}

import { createContext, useContext } from 'react'

const Support = createContext<() => void>(() => undefined)

export const SupportProvider = Support.Provider

/** Opens 'Need support now?'. */
export const useOpenSupport = () => useContext(Support)

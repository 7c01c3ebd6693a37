import styles from './Icon.module.css'

/** Strokes on a grid of 24. */
const strokes = {
  alert: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.1',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  cloud: 'M7 18.5a4 4 0 0 1-.4-8A5.5 5.5 0 0 1 17.2 10 4.3 4.3 0 0 1 17 18.5H7Z',
  device: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm3 14h2',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12Zm9.5-2.8a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
  'eye-off':
    'M4 4l16 16M9.6 6.1A9 9 0 0 1 12 5.8c6 0 9.5 6.2 9.5 6.2a17 17 0 0 1-2.9 3.5M6 7.8A17 17 0 0 0 2.5 12s3.5 6.2 9.5 6.2c1.4 0 2.6-.3 3.7-.8',
  growth: 'M12 20.5V10m0 4.5c-4.5 0-6.5-2.2-6.5-6 4.5 0 6.5 2.2 6.5 6Zm0-4c0-3.8 2-6 6.5-6 0 3.8-2 6-6.5 6Z',
  history: 'M4 5v4.5h4.5M4.6 9.5a8.3 8.3 0 1 1-.9 4M12 8v4.5l3 1.8',
  insights: 'M4.5 4.5v15h15M8 15l3.5-4.5 3 2.5L19.5 7',
  key: 'M8 12a4 4 0 1 0 0 .1ZM12 12h9m-3 0v3.5M7.9 12h.2',
  lines: 'M5 7h14M5 12h14M5 17h8',
  lock: 'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11Zm1.5 0V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-.7.7L12 13l8.2-6.3',
  message:
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 4v-4h-1A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5Z',
  pen: 'M4.5 19.5 6 14.5 16 4.5l3.5 3.5-10 10-5 1.5Zm9-12.5 3.5 3.5',
  phone:
    'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  plus: 'M12 5v14M5 12h14',
  refresh:
    'M19.5 4.5V9H15M4.5 19.5V15H9M5.5 9a7.5 7.5 0 0 1 13-1.5l1 1.5M18.5 15a7.5 7.5 0 0 1-13 1.5l-1-1.5',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5 5 5',
  send: 'M4 12h15m-6.5-6.5L19 12l-6.5 6.5',
  settings: 'M4 7h9m4 0h3M15 5v4M4 12h3m4 0h9M9 10v4M4 17h9m4 0h3M15 15v4',
  'sign-out': 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10m-4-4 4 4-4 4',
  stop: 'M7 7h10v10H7Z',
  support: 'M12 20S4 15.2 4 9.5A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20Z',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7m-6.5 4v5m3-5v5',
  user: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5 20c.5-4 3.2-6 7-6s6.5 2 7 6',
}

export type IconName = keyof typeof strokes

/** A drawing beside a text that says the same; it is never the only sign. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[name]} />
    </svg>
  )
}

import type { Helpline, RegionHelp } from './helpline.ts'

const CHECKED = '2026-11'

type More = Partial<Pick<Helpline, 'text' | 'textBody' | 'hours'>>

function call(name: string, number: string, source: string, more: More = {}): Helpline {
  return { name, call: number, url: source, source, checked: CHECKED, ...more }
}

function text(name: string, number: string, textBody: string, source: string): Helpline {
  return { name, text: number, textBody, url: source, source, checked: CHECKED }
}

/** By ISO 3166 region. Only lines that publish their number themselves or through a public health service. */
export const REGIONS: Readonly<Record<string, RegionHelp>> = {
  AR: {
    emergency: '911',
    helplines: [
      call('Centro de Asistencia al Suicida (Buenos Aires)', '135', 'https://www.casbuenosaires.com.ar'),
      call(
        'Línea Nacional de Salud Mental',
        '0800 999 0091',
        'https://www.argentina.gob.ar/salud/mental-y-adicciones',
      ),
    ],
  },
  AT: {
    emergency: '112',
    helplines: [
      call('Telefonseelsorge', '142', 'https://www.telefonseelsorge.at'),
      call('Rat auf Draht (bis 25)', '147', 'https://www.rataufdraht.at'),
    ],
  },
  AU: {
    emergency: '000',
    helplines: [
      call('Lifeline', '13 11 14', 'https://www.lifeline.org.au', { text: '0477 13 11 14' }),
      call('Suicide Call Back Service', '1300 659 467', 'https://www.suicidecallbackservice.org.au'),
    ],
  },
  BE: {
    emergency: '112',
    helplines: [
      call('Zelfmoordlijn 1813', '1813', 'https://www.zelfmoord1813.be'),
      call('Centre de Prévention du Suicide', '0800 32 123', 'https://www.preventionsuicide.be'),
    ],
  },
  BR: { emergency: '192', helplines: [call('CVV', '188', 'https://cvv.org.br')] },
  CA: {
    emergency: '911',
    helplines: [
      call('9-8-8 Suicide Crisis Helpline', '988', 'https://988.ca', { text: '988' }),
      call('Kids Help Phone', '1-800-668-6868', 'https://kidshelpphone.ca', {
        text: '686868',
        textBody: 'CONNECT',
      }),
    ],
  },
  CH: {
    emergency: '112',
    helplines: [
      call('Die Dargebotene Hand / La Main Tendue', '143', 'https://www.143.ch'),
      call('Pro Juventute (bis 25)', '147', 'https://www.147.ch', { text: '147' }),
    ],
  },
  CL: {
    emergency: '131',
    helplines: [call('Línea de Prevención del Suicidio', '*4141', 'https://www.minsal.cl')],
  },
  CO: { emergency: '123', helplines: [call('Línea 106 (Bogotá)', '106', 'https://www.saludcapital.gov.co')] },
  CZ: {
    emergency: '112',
    helplines: [call('Linka první psychické pomoci', '116 123', 'https://linkapsychickepomoci.cz')],
  },
  DE: {
    emergency: '112',
    helplines: [
      call('TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'),
      call('Nummer gegen Kummer (Kinder und Jugendliche)', '116 111', 'https://www.nummergegenkummer.de', {
        hours: 'Mo–Sa 14–20',
      }),
    ],
  },
  DK: {
    emergency: '112',
    helplines: [call('Livslinien', '70 201 201', 'https://www.livslinien.dk', { hours: '11–05' })],
  },
  ES: {
    emergency: '112',
    helplines: [
      call('Línea 024', '024', 'https://www.sanidad.gob.es/linea024/home.htm'),
      call('Teléfono de la Esperanza', '717 003 717', 'https://telefonodelaesperanza.org'),
    ],
  },
  FI: { emergency: '112', helplines: [call('MIELI Kriisipuhelin', '09 2525 0111', 'https://mieli.fi')] },
  FR: {
    emergency: '112',
    helplines: [
      call('Numéro national de prévention du suicide', '3114', 'https://3114.fr'),
      call('SOS Amitié', '09 72 39 40 50', 'https://www.sos-amitie.com'),
    ],
  },
  GB: {
    emergency: '999',
    helplines: [
      call('Samaritans', '116 123', 'https://www.samaritans.org'),
      text('Shout', '85258', 'SHOUT', 'https://giveusashout.org'),
    ],
  },
  GR: { emergency: '112', helplines: [call('Klimaka', '1018', 'https://www.suicide-help.gr')] },
  HK: { emergency: '999', helplines: [call('The Samaritans', '2896 0000', 'https://samaritans.org.hk')] },
  HU: { emergency: '112', helplines: [call('Lelki Elsősegély', '116 123', 'https://sos505.hu')] },
  IE: {
    emergency: '112',
    helplines: [
      call('Samaritans', '116 123', 'https://www.samaritans.org/ireland'),
      text('Text About It', '50808', 'HELLO', 'https://www.textaboutit.ie'),
    ],
  },
  IL: { emergency: '101', helplines: [call('ERAN', '1201', 'https://www.eran.org.il')] },
  IN: {
    emergency: '112',
    helplines: [
      call('Tele-MANAS', '14416', 'https://telemanas.mohfw.gov.in'),
      call('AASRA', '022 2754 6669', 'https://www.aasra.info'),
    ],
  },
  IS: { emergency: '112', helplines: [call('Hjálparsími Rauða krossins', '1717', 'https://www.1717.is')] },
  IT: {
    emergency: '112',
    helplines: [
      call('Telefono Amico Italia', '02 2327 2327', 'https://www.telefonoamico.it', { hours: '9–24' }),
    ],
  },
  JP: {
    emergency: '119',
    helplines: [
      call('よりそいホットライン', '0120 279 338', 'https://www.since2011.net/yorisoi'),
      call('#いのちSOS', '0120 061 338', 'https://www.lifelink.or.jp/inochisos'),
    ],
  },
  KR: { emergency: '119', helplines: [call('자살예방상담전화', '109', 'https://www.kfsp.or.kr')] },
  LU: {
    emergency: '112',
    helplines: [call('SOS Détresse', '45 45 45', 'https://454545.lu', { hours: '11–23, weekends 11–03' })],
  },
  MX: {
    emergency: '911',
    helplines: [
      call('Línea de la Vida', '800 911 2000', 'https://www.gob.mx/lineadelavida'),
      call('SAPTEL', '55 5259 8121', 'http://www.saptel.org.mx'),
    ],
  },
  MY: {
    emergency: '999',
    helplines: [call('Befrienders KL', '03 7627 2929', 'https://www.befrienders.org.my')],
  },
  NL: { emergency: '112', helplines: [call('113 Zelfmoordpreventie', '113', 'https://www.113.nl')] },
  NO: {
    emergency: '113',
    helplines: [
      call('Mental Helse Hjelpetelefonen', '116 123', 'https://mentalhelse.no'),
      call('Kirkens SOS', '22 40 00 40', 'https://www.kirkens-sos.no'),
    ],
  },
  NZ: {
    emergency: '111',
    helplines: [
      call('Need to talk?', '1737', 'https://1737.org.nz', { text: '1737' }),
      call('Lifeline Aotearoa', '0800 543 354', 'https://www.lifeline.org.nz', { text: '4357' }),
    ],
  },
  PH: { emergency: '911', helplines: [call('NCMH Crisis Hotline', '1553', 'https://ncmh.gov.ph')] },
  PL: {
    emergency: '112',
    helplines: [
      call('Telefon zaufania dla dorosłych', '116 123', 'https://116sos.pl'),
      call('Centrum Wsparcia', '800 70 2222', 'https://centrumwsparcia.pl'),
    ],
  },
  PT: {
    emergency: '112',
    helplines: [
      call('SNS 24', '808 24 24 24', 'https://www.sns24.gov.pt'),
      call('SOS Voz Amiga', '213 544 545', 'https://www.sosvozamiga.org', { hours: '15:30–00:30' }),
    ],
  },
  RO: {
    emergency: '112',
    helplines: [call('Telefonul Sufletului', '0800 801 200', 'https://www.antisuicid.ro')],
  },
  SE: { emergency: '112', helplines: [call('Mind Självmordslinjen', '90101', 'https://mind.se')] },
  SG: { emergency: '995', helplines: [call('Samaritans of Singapore', '1767', 'https://www.sos.org.sg')] },
  TW: { emergency: '119', helplines: [call('安心專線', '1925', 'https://www.mohw.gov.tw')] },
  UA: { emergency: '112', helplines: [call('Lifeline Ukraine', '7333', 'https://lifelineukraine.com')] },
  US: {
    emergency: '911',
    helplines: [
      call('988 Suicide & Crisis Lifeline', '988', 'https://988lifeline.org', { text: '988' }),
      text('Crisis Text Line', '741741', 'HOME', 'https://www.crisistextline.org'),
    ],
  },
  ZA: {
    emergency: '112',
    helplines: [
      call('SADAG Suicide Crisis Line', '0800 567 567', 'https://www.sadag.org'),
      call('LifeLine South Africa', '0861 322 322', 'https://lifelinesa.co.za'),
    ],
  },
}

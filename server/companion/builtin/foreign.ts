/** Written in another language: what is known of it is enough to say so kindly, and no more. */
export interface Foreign {
  /** Said in the language itself, where it is one of these. */
  note: string | undefined
}

interface Language {
  words: string
  note: string
}

const LANGUAGES: readonly Language[] = [
  {
    words:
      'yo y quiero tengo estoy soy cansada cansado triste nadie nada que de la el los las mi me siento porque pero con una por hoy todo muy mucho hermano hermana madre padre noche trabajo fue jefe después antes para dormir leer quisiera le lo vez algo próxima se su sus más también está hay ser',
    note: 'Soy un programa sencillo y solo entiendo inglés. Puedes seguir escribiendo en español: todo queda guardado.',
  },
  {
    words:
      "je suis j'ai c'est moi mon ma mes les des une un est pas dans avec pour très tout fait sens depuis soirs soir nuit le la du que veux après dîner lire dormir mieux fatigue fatigué fatiguée seule travail mère père",
    note: 'Je suis un programme simple et je ne comprends que l’anglais. Tu peux continuer en français : tout est gardé.',
  },
  {
    words:
      'ich bin nicht und das der die mein meine meiner ist ein eine mit auf heute sehr mir habe war auch aber weil mich dich sie er wir zu müde schlecht geschlafen gestritten arbeit mutter vater schlafen will möchte jeden kein keine',
    note: 'Ich bin ein einfaches Programm und verstehe nur Englisch. Schreib gern auf Deutsch weiter: Alles bleibt aufgehoben.',
  },
  {
    words:
      'eu estou não muito uma meu minha hoje mas com para sinto sou tenho cansada cansado você ele ela quero trabalho mãe pai depois porque isso nada tudo noite dormir',
    note: 'Sou um programa simples e só entendo inglês. Pode continuar em português: tudo fica guardado.',
  },
  {
    words:
      'io sono non il mio mia che di molto oggi per ho sto stanca stanco mi sento perché ma con una lavoro madre padre niente tutto voglio notte dormire',
    note: 'Sono un programma semplice e capisco solo l’inglese. Puoi continuare in italiano: tutto resta conservato.',
  },
  {
    words:
      'ik ben niet het een mijn maar ook voel me moe vandaag heb wil werk moeder vader omdat geen alles niets heel erg slapen',
    note: 'Ik ben een eenvoudig programma en begrijp alleen Engels. Schrijf gerust verder in het Nederlands: alles blijft bewaard.',
  },
  {
    words: 'main mera meri mujhe hai hoon nahi bahut aaj mein kya aur thak gaya gayi kal',
    note: 'Main ek saral program hoon aur sirf angrezi samajhta hoon. Aap Hindi mein likhte rahiye, sab kuch surakshit rehta hai.',
  },
]
const HINDI_NOTE = 'मैं एक सरल प्रोग्राम हूँ और सिर्फ़ अंग्रेज़ी समझता हूँ। आप हिन्दी में लिखते रहिए, सब कुछ सुरक्षित रहता है।'
const OTHERS =
  'jag är och inte mig det jestem nie się jest ben çok bir ve bugün olen ja en hän nu este și am fost som jeg ikke'

export const LANGUAGE_NOTES: readonly string[] = [...LANGUAGES.map(({ note }) => note), HINDI_NOTE]

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const KNOWN = LANGUAGES.map(({ words, note }) => ({ words: wordsOf(words), note }))
const ELSEWHERE = wordsOf(OTHERS)
const ENGLISH = wordsOf(
  "i i'm i've it's the a an and but or so to of in on at for with it is was are am be been my me we you he she they this that not don't can't have had has do did what when how why because just about too very yes really feel felt feeling think then my want like war die will no mad men arm also",
)
const CLEARLY_ENGLISH = 2
const WORDS_READ = 400

/** What another language this is written in, as far as everyday words and letters tell. */
export function foreignIn(text: string): Foreign | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / letters < 0.5)
    return { note: /\p{Script=Devanagari}/u.test(text) ? HINDI_NOTE : undefined }

  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu)
      ?.slice(0, WORDS_READ) ?? []
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const english = words.filter(
    (word) => ENGLISH.has(word) && !/^(?:die|war|am|me|no|will|so|an|men)$/.test(word),
  )
  const isEnglish = (foreign: number) =>
    foreign < CLEARLY_ENGLISH || foreign <= CLEARLY_ENGLISH * english.length || foreign / words.length < 0.3
  const best = KNOWN.map(({ words: known, note }) => ({ note, found: count(known) })).sort(
    (one, other) => other.found - one.found,
  )[0]
  if (best && !isEnglish(best.found)) return { note: best.note }
  return isEnglish(count(ELSEWHERE)) ? undefined : { note: undefined }
}

export const FOREIGN_GOODBYE =
  /^(?:(?:gracias|merci|danke|obrigad[oa]|grazie|dank je|shukriya)[,.! ]+)?(?:adi[oó]s|hasta (?:luego|mañana|pronto)|buenas noches|au revoir|bonne nuit|à demain|ciao|tschüss|tschuess|gute nacht|bis (?:morgen|bald|dann)|tchau|boa noite|até (?:logo|amanhã)|arrivederci|buona notte|a domani|doei|welterusten|tot morgen|alvida|अलविदा|शुभ रात्रि)[\s.!]*$/iu
export const FOREIGN_THANKS =
  /^(?:(?:muchas )?gracias|merci(?: beaucoup)?|danke(?: schön)?|vielen dank|(?:muito )?obrigad[oa]|grazie(?: mille)?|dank je(?: wel)?|shukriya|dhanyavaad|धन्यवाद|शुक्रिया)[\s.!]*$/iu
export const FOREIGN_GREETING =
  /^(?:hola|buenos d[ií]as|buenas(?: tardes| noches)?|bonjour|bonsoir|salut|hallo|guten (?:tag|morgen|abend)|ol[áa]|oi|bom dia|boa tarde|ciao|buongiorno|namaste|नमस्ते)[\s.!]*$/iu
export const FOREIGN_UNSURE =
  /^(?:no (?:lo )?s[eé]|ich wei(?:ß|ss) (?:es )?nicht|keine ahnung|je (?:ne )?sais pas|não sei|nao sei|non (?:lo )?so|(?:ik )?weet (?:ik )?(?:het )?niet|pata nahi|पता नहीं|मुझे नहीं पता)[\s.!]*$/iu

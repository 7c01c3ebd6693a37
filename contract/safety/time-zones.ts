/** The time zones of the regions we know helplines for, by IANA name; old names that devices still report included. */
const ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Buenos_Aires America/Argentina/*',
  AT: 'Europe/Vienna',
  AU: 'Australia/*',
  BE: 'Europe/Brussels',
  BR: `America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Manaus America/Belem America/Cuiaba
    America/Campo_Grande America/Porto_Velho America/Boa_Vista America/Rio_Branco America/Maceio America/Araguaina
    America/Noronha America/Santarem America/Eirunepe`,
  CA: `America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/Regina America/St_Johns
    America/Moncton America/Montreal America/Whitehorse America/Yellowknife America/Iqaluit America/Dawson
    America/Glace_Bay America/Goose_Bay America/Thunder_Bay America/Swift_Current America/Inuvik America/Cambridge_Bay
    America/Rankin_Inlet America/Resolute America/Dawson_Creek America/Fort_Nelson America/Creston America/Atikokan
    America/Blanc-Sablon America/Nipigon America/Rainy_River America/Pangnirtung`,
  CH: 'Europe/Zurich',
  CL: 'America/Santiago America/Punta_Arenas Pacific/Easter',
  CO: 'America/Bogota',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen Atlantic/Faroe Atlantic/Faeroe',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  FI: 'Europe/Helsinki Europe/Mariehamn',
  FR: `Europe/Paris Indian/Reunion Indian/Mayotte America/Martinique America/Guadeloupe America/Cayenne`,
  GB: 'Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man',
  GR: 'Europe/Athens',
  HK: 'Asia/Hong_Kong',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IL: 'Asia/Jerusalem Asia/Tel_Aviv',
  IN: 'Asia/Kolkata Asia/Calcutta',
  IS: 'Atlantic/Reykjavik',
  IT: 'Europe/Rome',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  LU: 'Europe/Luxembourg',
  MX: `America/Mexico_City America/Tijuana America/Monterrey America/Cancun America/Merida America/Hermosillo
    America/Chihuahua America/Mazatlan America/Ciudad_Juarez America/Ojinaga America/Matamoros America/Bahia_Banderas`,
  MY: 'Asia/Kuala_Lumpur Asia/Kuching',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo Arctic/Longyearbyen',
  NZ: 'Pacific/Auckland Pacific/Chatham',
  PH: 'Asia/Manila',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SG: 'Asia/Singapore',
  TW: 'Asia/Taipei',
  UA: 'Europe/Kyiv Europe/Kiev',
  US: `America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage
    America/Detroit America/Boise America/Juneau America/Sitka America/Nome America/Adak America/Yakutat
    America/Metlakatla America/Menominee America/Indianapolis America/Louisville America/Fort_Wayne America/Indiana/*
    America/Kentucky/* America/North_Dakota/* America/Puerto_Rico Pacific/Honolulu US/*`,
  ZA: 'Africa/Johannesburg',
}

const REGION_OF_ZONE = new Map(
  Object.entries(ZONES).flatMap(([region, zones]) =>
    zones.split(/\s+/).map((zone) => [zone, region] as const),
  ),
)

/** The region of an IANA time zone; undefined where we know no helpline. */
export function regionOfZone(timeZone: string): string | undefined {
  return REGION_OF_ZONE.get(timeZone) ?? REGION_OF_ZONE.get(timeZone.replace(/\/[^/]*$/, '/*'))
}

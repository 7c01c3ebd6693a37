import { vocabulary } from './german-words.ts'
import type { Language } from './language.ts'

export const german: Language = {
  vocabulary,
  idioms: `
    sterben fur, sterbe|sterben|stirbt|gestorben vor
    hunger|lachen|langeweile|neugier|hitze|durst|scham|kalte|aufregung|sehnsucht, lach*|lache|gelacht ..
    tot, totgelacht, totlachen, todmude, bringt .. um .. verstand|schlaf|noch, bringt mich .. um, schluss
    machen mit .. freund|freundin|ihm|ihr|mann|rauchen, wohnung .. streichen, beim
    kochen|rasieren|schneiden|basteln geschnitten, springe|springen ..
    dreimeterbrett|meterbrett|wasser|pool|see|freude|trampolin, ist .. gestorben, so satt bin, will leben,
    nicht sterben, konnte .. chef|ihn|sie|bruder|schwester|nachbarn umbringen,
    hitze|kalte|larm|wetter|warterei .. nicht .. aus, mude .. arbeit|schicht|reise|lernen,
    kochen|rasieren|basteln|zwiebel*|gemuse|garten|brot ..5 geschnitten|verbrannt,
    mama|mutter|vater|papa|chef|lehrer|frau|freundin bringt mich um, mich umbringen wenn|weil, bringt ..
    um .. verstand|schlaf|geduld, ums leben kommen, umbringen .. kuche|hitze, tot|todmude ..1
    mude|langweil*|umgefallen, sterbensl*, sterbens, todlangweilig, zum sterben schon, selbstmordkommando,
    selbstmordattent*, suizidprav*, selbstmordrate, zum totlachen, mich totlach*, zum schiessen,
    halsabschneider, geschnitten .. zwiebel*|papier|garten|haare, mir nichts antun|anzutun, nicht
    suizidal|lebensmude|selbstmord*, keine suizid*|selbstmord*, mir .. haare|finger|nagel|pony ..
    geschnitten, in ..1 finger geschnitten, blutdruck, tabletten wie immer, lach* tot|kaputt,
    hausaufgaben|arbeit|chef|hitze .. um, handy|drucker|laptop selbstmord|tot|gestorben`,
  risk: {
    suicide: `
      PILLS .. gesammelt|sammle|gehortet|horte|gespart|zahle|genommen|geschluckt,
      alle|allen|niemand|keiner|keinem|familie|welt|jeder ..6
      froh|besser|glucklich*|leichter|egal|merken|vermissen|vermisst|erleichtert ..6
      tot|weg|sterbe|gestorben|nicht|mich, mude|satt|leid|genug ..3 leben, WANT ..5 DIE, DIE .. WANT,
      WANT ..5 KILLSELF, ICH|mich|mir ..5 KILLSELF, NICHT ..3 mehr ..2
      leben|da|hier|aufwachen|sein|existieren|aufwache, leben .. NICHT .. wert|lebenswert|mehr|sinn|aus,
      NICHT .. lust|grund|sinn|wille|kraft|willen .. leben|LIVE, kein* lebenswille*,
      mag|will|mochte|kann ..2 NICHT ..2 LIVE, @besser|glucklicher|leichter|einfacher|froh|erleichtert
      ..4 ohne mich, @ohne mich ..5 besser|glucklicher|leichter|einfacher|gut|froh,
      @besser|leichter|glucklicher|erleichtert .. wenn ich .. tot|weg|nicht|sterbe|verschwinde, am
      liebsten .. tot, wunsche|wunschte|hoffe ..5 NICHT|nie ..
      aufwachen|aufwache|geboren|da|mehr|existieren, stelle .. mir .. vor .. tot|sterben|weg, wie es
      ware .. tot|weg|sterben, mich .. nicht .. gabe|geben, @wenn .. es mich .. nicht gabe,
      @niemand|keiner .. merken|vermissen|traurig|weinen, keinen bock .. leben, meinem leben ein ende,
      brucke .. springen|gestanden|stehe, lieber sterbe|tot, mochte|will .. gehen $, weg .. welt, FEAR
      .. mir .. antue|antun, enttausch*|wutend|schade|traurig ..4
      aufgewacht|aufwache|aufwachen|uberlebt|noch_da, hoch|tief genug ..6, ob ..3 hoch|tief genug,
      brucke|dach|turm|gleise|bahnsteig|balkon|klippe|hochhaus ..8
      spring*|fallen|loslassen|schritt|runter|vorbei|gestanden, plan ..1 steht|fertig, nur noch ..2
      sterben|tod|weg|schluss, bleibt ..2 nur .. tod|sterben|gehen, ohne mich ..3
      besser|leichter|gut|dran, besser ..1 dran ohne mich, wenn ich ..2
      tot|nicht_mehr_da|nicht_mehr_bin, niemand ..3 auffallen|merken|vermissen|fehlen ..4, meine
      beerdigung|grab|grabstein, angst ..4 dass ich .. was|etwas|mir ..2 mach*|tue|antu*, NICHT ..2
      verdient|verdiene leben, keinen ..1 lebenswillen|lebensmut, lebensmude, NICHT mehr ..3
      leben|da_sein|hier_sein|aufstehen|weiter, warte ..4 vorbei|ende|tod|sterbe*|schluss, helfe ich
      nach, tag ..1 steht ..2 fest, steht fest ..4 wie|tag|datum, liegt ..4 schublade ..2, brief ..4
      schublade|liegt|fertig|geschrieben, alles geplant|vorbereitet|bereit ..6 vorbei|erleichter*, wenn
      ich ..3 nicht mehr aufwach*, nicht mehr ..2 aufwach*|aufgewacht, morgen nicht ..2 aufwach*, lieber
      tot, tot ..2 als ..3 so|weiter|leben, letzte|letzter|letztes ..1 tag|nacht|weihnachten|sommer ..3
      leben|sein|mein, zug|bahn|lkw ..3 werf*|schmeiss*|spring*|lauf*|lege, uber ..2 strasse ..4 ohne
      ..2 schau*|guck*, bahnsteig ..6 schritt|zahl*|steh*, noch ..1 am leben ..3
      wutend|enttausch*|leider, versuch ..4 nicht ..1 geklappt|geschafft|funktioniert, mag nicht mehr
      ..2 leben|sein|da, kein bock mehr ..2 leben|da, mich ..1 gibt ..3 nicht mehr, kein ..2 weiterleben`,
    goodbye: `
      abschiedsbrief*, verabschiede .. allen|euch|mich von|immer, verzeiht mir, mein|meine|ist ..1
      letzter|letzte|letztes ..1 eintrag|nachricht|brief|post|worte|nacht, wenn ihr|du|jemand ..2
      lest|liest|findet ..6 weg|tot|nicht_mehr|da|leid|schuld, bin ich ..2 weg|tot|fort|nicht_mehr, lebt
      wohl, leb wohl, tschuss ..3 immer|welt|alle|leute|mama, danke fur alles ..4
      tschuss|leb|lebt|liebe|leid|verzeih*, gehe|geh jetzt? fur immer, kummert|kummere|pass|passt ..2
      euch|dich|gut|auf ..4 katze|hund|mama|kinder|oma|bruder|schwester|ihn|sie|aufeinander, nicht
      eure|deine schuld, keiner ..2 schuld, verzeih*|vergib|vergebt|entschuldigt ..4
      mir|nicht_mehr|gehe, testament ..3 geschrieben|gemacht|fertig, ich ..1 werde|bin nicht mehr da
      ..2, mach*|machts ..1 gut ..6 konto|schmuck|gehe|bose|letzt*, seid|sei mir nicht bose, gehe|geh
      heute nacht, heute nacht ..3 gehe|geh|vorbei|weg|schluss, konto|konten ..3 aufgelost|gekundigt,
      verschenkt|gegeben|vermacht|uberlassen ..8
      passworter|schmuck|gitarre|hund|katze|sachen|ring|schlussel,
      gitarre|hund|katze|schmuck|ring|sammlung|fahrrad ..3 verschenkt|gegeben|vermacht ..8, passworter
      ..4 aufgeschrieben|umschlag|zettel, letzter|letzte ..1 eintrag|seite|nachricht, danke ..2
      zuhoren|fur_alles|alles, verabschiedet ..5 ohne, von allen verabschiedet, nicht ..2 schuld ..4
      liebe|euch, pass|passt auf ..2 mama|papa|bruder|schwester|sie|ihn ..3 kann|mehr|wenn|weg, bin|ich
      ..1 nicht mehr da, wenn ..2 das|dies lest|liest, niemand|keiner ..1 schuld, habe ..2
      geregelt|erledigt|geordnet ..5 weg|nicht_mehr|gehe|kann`,
    'self-harm': `
      verletze mich, BODY .. geritzt|aufgeschnitten|geschnitten|verbrannt|blut*, arm .. aufgeschnitten,
      wieder .. geschnitten|geritzt|geritzt, gestern|heute .. geritzt|geschnitten, schneide mich
      !beim|an|in, ich schneide mich|mir, fuge|fugen mir .. schmerzen|verletzungen|wunden, mir selbst
      schmerzen|weh|verletzungen, KLINGE ..5
      hand|hande|tasche|bett|bad|schublade|versteckt|hulle|kissen, KLINGE &
      BODY|schneid*|blut|haut|ritz*|drang|erleichter*, mich|mir ..4
      ritz*|schneid*|geschnitten|geritzt|verbrannt|verbrenn*|gebissen|blutig|aufgekratzt, schlage ..4
      mir|mich ..4 kopf|faust|wand|gesicht|schlafe|bis, schnitte|narben|wunden|brandwunden ..4
      BODY|frisch*|arme*|versteck*|verdeck*|neue, frische ..1 schnitte|wunden|narben, bis ..2
      blut*|es_blutet|knochel, drang ..3 ritz*|schneid*|mich|mir|klinge|stark|gross, blute|blutet ..3
      arm|nicht|bein|stark, armel ..3 versteck*|verdeck*|hoch|blut, gleich tue|tu ..1, mich ..2
      zigarette*|feuerzeug|bugeleisen|herdplatte ..3, verbrenn* ..2 mich ..4 zigarette*|nichts|fuhlen,
      verbrenne mich, klinge|klingen|rasierklinge* ..4
      matratze|schrank|schreibtisch|tisch|spiegel|mappe, blut ..3 sehe|ruhig|erleichter*|beruhig*, kopf
      ..3 gegen ..2 wand|tisch|tur, wand ..4 faust|knochel|geschlagen ..3 blut*|absicht, absichtlich ..4
      verbrannt|verletz*|geschnitten|weh, lange armel ..5 narben|schnitte|sommer|sieht, wieder
      getan|gemacht ..4 arm*|bad|dusche|blut*`,
    overdose: `
      tabletten .. auf einmal, NAHM ..4 ALLE ..4 PILLS, ALLE ..4 PILLS ..4 NAHM, PILLS ..5 ALLE ..3
      NAHM, PILLS ..6 NAHM ..4 jetzt|schlafrig|mude|ubel|angst|absicht, uberdosis, mit absicht ..3
      insulin|PILLS, ALLE ..2 insulin, bleiche|gift getrunken, NAHM ..3
      packung|schachtel|blister|flasche|zu_viele|viele|alle, packung ..4
      runtergespult|genommen|geschluckt|intus, viele ..2 PILLS genommen|geschluckt|intus, ALLE ..1
      PILLS|schlaftabletten ..3 genommen|geschluckt|intus, PILLS ..3 gesammelt ..5
      genommen|heute|reich*, alles ..3 geschluckt|genommen ..4 schrank|hausapotheke|stunde|angst,
      hausapotheke ..4 leer*|genommen|geschluckt`,
    abuse: `
      @CLOSE|er|sie ..2 HITS ..2 mich|uns|mir, @CLOSE|er|sie ..2 hat .. mich|mir ..3 HITS, mich ..
      gewurgt|geschlagen|vergewaltigt|missbraucht|verprugelt|getreten|misshandelt, @verprugelt|schlagt
      mich|uns, @ER ..5 mich|mir|uns|meine ..4 HITS, @ER ..2 HITS ..3 mich|mir|uns|mutter, @ER ..3 hat
      ..3 mich|mir|uns ..5 HITS, @WAFFE ..5 hals|kopf|kehle|mich|gehalten|gedroht, @er|sie ..2 bringt
      mich|uns um, @ER ..5 kommt|kam ..4 zimmer|bett|bad|dusche ..6
      nachts|nacht|fasst|angst|hand|betrunken, @fasst|fasste|beruhrt|streichelt|kusst|begrapscht ..1
      mich|mir ..2 an|unter|beine|hose|uberall, angst ..5 nach_hause|heim|daheim|heimkomm*, nein ..1
      gesagt ..6 trotzdem|gemacht|weiter|aufgehort, gesagt ..1 nein ..5 trotzdem,
      eingeschlossen|versteckt|verstecke ..4 bad|zimmer|auto|klo, @hammert|tritt|schlagt ..3 tur,
      @stiefvater|vater|onkel|bruder ..4 kommt|kam ..3 zimmer|bett, @kommt nachts ..2,
      @wurgt|wurgte|gewurgt ..2, @bringt ..2 mich ..1 um, @nach ..2 mir|mich geworfen|geschmissen,
      @wirft|warf|schmiss|geworfen ..4 nach mir|mich, @nachstes|nachste mal ..5
      bringt|schlagt|tot|schlimmer, @schlagt uns|mich, @kommt ..2 besoffen|betrunken ..6
      schlagt|schreit|angst, angst ..2 schlafengehen|einzuschlafen|vorm_schlafen ..4`,
    eating: `
      finger .. hals, tagen nichts gegessen, tagen nichts, stecke .. finger .. hals, esse .. seit ..
      nichts|nicht, esse .. nichts mehr, abfuhrmittel, seit ..4
      tagen|woche|montag|dienstag|mittwoch|donnerstag|freitag ..4 nichts|nicht|nur_wasser|nur ..2
      gegess*|wasser|kaffee|tee, tage ohne essen, faste ..4 tag*|kilo|strafe, finger ..2 hals,
      hungere|hungern|aushungern ..4, tagen|tage nix|nichts ..3 gegessen, nix gegessen, schwarz vor ..2
      augen ..6, kilo ..4 noch weniger|abnehmen|immer_noch, wiege ..2 kilo ..5 weniger|noch|dick|fett,
      erbreche|kotze ..3 alles|nach|jed*, umgekippt ..5 esse|gegessen|essen, seit ..2 tagen ..3
      wasser|cola|kaffee, faste ..3 tag|weiter|stolz|machtig`,
    violence: `
      will|werde|mochte|konnte|plane|geh ..5
      abstech*|erstech*|erschiess*|totschlag*|abknall*|kaltmach*|umbringen|umlegen ..1,
      steche|stech|schlage|schlag|knalle|knall|bringe ihn|sie|den|alle|die ..2 ab|tot|um, WAFFE ..6
      schule|arbeit|mit|dabei|gekauft|besorgt ..6 morgen|ihn|typ|schule|montag|buss*|zahl*, rache ..4
      messer|nehme|morgen, chef|ihm|ihr|ihn|sie ..2 auflauern ..8, richtig weh ..2 tun|wehtun, wehtun
      ..4 dabei|bereit|messer, bring|bringe ..1 ihn|sie|den|euch|alle ..2 um, tote|totet|tote ich
      ihn|sie, ich ..2 tote ..2 ihn|sie|alle, wenn ..5 kinder ..4 tote|bringe|umbring*|bring, @weiss ..1
      wo ..2 wohnt|arbeitet|parkt|wohnen, hab|habe ..1 waffe|pistole|gewehr, WAFFE ..4
      rucksack|tasche|schon|dabei|gekauft|auto, stelle|stell ..3 vor ..3 wie ..3
      abstech*|umbring*|schlag*|erstech*|wurg*, absteche|abstechen|erwurgen|erstechen, @angst ..3
      baby|kind|kindern|sohn|tochter|jemandem ..3 antun|anzutun|weh*|verletz*, werden ..2 alle ..1
      bezahlen|bereuen|bluten, alles ..1 bereit|dabei ..1 $, baby geschuttelt`,
    psychosis: `
      stimme|stimmen|damon*|teufel|gott|engel|kopf ..6 SAGT ..8
      springen|spring|toten|tote|schneid*|sterben|umbring*|verbrenn*|hand|messer|verletz*|legen|KILLSELF,
      stimme|stimmen ..6 KILLSELF|spring*|schneid*|ritz*, stimme|stimmen|gott|jemand*|mann|es ..4
      SAGT|flustert|verlangt|befiehlt ..6 sterbe*|messer|spring*|schlag*|tote*|umbring*|brenn*|schneid*,
      horen|aufhoren ..3 erst ..3 schneid*|tue|springe, stimme* ..4 befiehlt|befehlen, befiehlt|befehlen
      mir, flustert|flustern ..4 messer|tu|spring|tot*`,
  },
  elevated: {
    despair: `
      verzweifel*, keine|keinen|ohne .. kraft|hoffnung|zukunft|ausweg|sinn, kann nicht|nimmer|nich mehr
      $, schaffe .. nicht .. mehr|langer, sinnlos, kein* ..
      ausweg|hoffnung|zukunft|kraft|perspektive|sinn|energie .. mehr, kein*
      ausweg|hoffnung|zukunft|perspektive, hoffnungslos, wozu .. noch|mache|weiter|leben|das|uberhaupt,
      bin .. am ende, last .. alle|fur|nur|anderen|familie|falle, zur last, nur .. belastung|last|im
      weg, im weg, wertlos, hasse mich, fuhle ..
      leer|tot|wertlos|gefangen|hoffnungslos|nichts|taub|innerlich, alles ..
      egal|sinnlos|umsonst|hoffnungslos|schwarz|dunkel|aussichtslos, niemand|keiner ..
      liebt|braucht|versteht|vermisst|mag|interessiert|vermissen, schaffe .. das|es|alles nicht|nimmer,
      alles egal, hasse .. alles|mein|mich, traurig .. kaputt|leer|immer|nur, nur noch ..
      traurig|leer|kaputt|mude|funktion*, bin|fuhle|wie ..2
      last|belastung|versager|versagerin|burde|ballast|fremdkorper|nichts, mein leben ..2
      gelaufen|vorbei|kaputt|zerstort|sinnlos|verpfuscht|leer|nichts, wird ..2 nie|nicht ..2
      besser|anders|mehr, nie ..2 besser|glucklich|schaffen|rauskommen, sehe|gibt|hab* ..2 kein* ..2
      sinn|ausweg|hoffnung|zukunft|licht|grund|perspektive, wofur ..3 noch|lebe|aufsteh*|mach*, wozu ..2
      aufsteh*|noch|leben, koste|kosten ..3 nur|alle|kinder|familie|nerven, nur pflegefall ..2 mich|bin,
      falle ..3 last, bin ..2 nur? ..2
      belastung|last|klotz|ballast|kostenfaktor|problem|nichts|niemand|uberflussig|versager*|gescheitert,
      bin|mich|komme ..3 uberflussig, klotz ..1 bein, ich ..2 funktioniere $, nur noch funktion*,
      mich|alles|hoffnung ..2 aufgegeben, gebe auf, keine freude|kraft|energie, hasse mich|mein, ekel*
      ..2 mir|mich, verdiene ..2 NICHT, schwarz*|tief*|dunkl* loch|abgrund, allein* ..3
      welt|niemand|immer|gelassen, ich|leben|allem ..3 gescheitert, versagt ..2 alles|immer|habe, egal
      ..3 ob ich, kann ..1 einfach? NICHT mehr, @wurde|vermisst|vermissen ..2 keiner|niemand, mich ..1
      wurde ..1 keiner|niemand vermiss*, store ..1 uberall|alle|nur, koste nur geld, koste ..3 geld,
      bringe nichts, mache allen ..3, leben schwer, seit monaten ..3 lust, keine lust ..2
      irgendwas|mehr|nichts, soll das alles, was soll das ..2 noch, jeder tag ..1 grau|gleich, nichts
      mehr ..2 kommt|kommen, da ..1 noch was kommt, fertig ..2 leben, alles ..1 sinnlos, keine zukunft,
      fuhle mich ..1 leer, am ende ..2 kraft*, verdient ..3 bess*, kann nimmer`,
    'self-harm': `
      HURT .. gedanke*|drang|denke, denke .. ritzen|verletzen, drang .. mich,
      drang|druck|lust|verlangen|gedank* ..4 HURT|wehzutun|verletz*|ritz*|schneid*,
      klingen|klinge|rasierklingen weggeworfen|weggeschmissen|abgegeben, drang|druck
      widerstanden|ausgehalten, tage|wochen ..1 ohne ritzen|schneiden|selbstverletz*, wollte es tun ..3,
      fast ..4 ruckfallig, nicht getan ..3 drang|druck, drang ..4 nicht getan|ritz*`,
    abuse: `
      @verbietet|verboten ..2 mir, @ER ..4 will dass ..6 foto|standort|schicke|melde|nicht|blockier*,
      @beschimpft|demutigt|beleidigt|erniedrigt|schreit|anschreit|bruellt|brullt ..2 mich,
      @schreit|brullt mich, eierschalen, @macht mich ..2 fertig|klein|runter, um erlaubnis,
      kontrolliert|checkt|liest|durchsucht|sehen ..4 handy|chats|nachrichten|whatsapp, chats ..2
      sehen|lesen, darf ..2 ohne ihn|sie, ihn|sie fragen ..3 wenn|ob|darf|raus*, angst vor ihm|ihr,
      angst ..1 vor ..3 wutend|ausrast*|trink*|laune, verwaltet ..2 geld|konto, schreit mich ..1 an,
      schreit ..2 an ..3, such* ..2 kleidung|klamotten ..1 aus, treffe ..4 freund* nicht mehr|kaum`,
    eating: `
      zahl*|jede|denke|angst ..3 kalorien, kalorien ..4 zahl*|angst|denk*, fress* ..2
      anfall*|attack*|sucht, schlechtes? gewissen|schuldgefuhl*|ekel*|hass* ..4
      essen|gegessen|spiegel|korper|bauch, bin|fuhle|mich ..3 dick|fett, keks|kuchen|bissen ..4
      ruiniert|schuld|gewissen|bereu*, abnehmen ..3 immer|nur|noch|muss, ekle|ekel* ..4
      essen|mich|korper|spiegel, zahle|zahl ..2 kalorie*, hasse ..1 meinen? korper|bauch, fressanfall*,
      lasse|lass ..3 aus ..2 abzunehmen|abnehmen, wiege mich ..4, schame ..4 gegessen|essen|fress*,
      abendessen ..2 aus|weg*`,
    worry: `
      @CLOSE ..6 KILLSELF|sterben|tot|suizid*, @CLOSE ..6
      umbring*|suizid*|ritzt|schneidet|sterben|leben_will|verletzt_sich|abschied*|tabletten|antut,
      @CLOSE ..6 NICHT ..3 leben|aufwachen|isst|antwortet|meldet, @CLOSE ..5 will|wollte ..2
      sterben|umbring*|nicht_mehr, @klingen|klinge|brief|tabletten|seil ..3 zimmer|tasche ..3 CLOSE,
      @klinge* ..6 gefunden, @glaube|denke|befurchte ..4 schlagt ..2, @CLOSE ..3 isst nichts|kaum,
      @CLOSE ..6 ritzt|schneidet, @angst ..3 CLOSE ..4 antut|tut|umbringt|trinkt`,
    substance: `
      trinke|trink|getrunken|saufe|sauf|betrinke|wein|bier|wodka|schnaps|flasche|alkohol|kiffe|joint|schlaftabletten
      ..6
      einschlaf*|jeden|morgens|mittag*|allein*|heimlich|versteck*|zittern|zittere|taglich|abend|aushalten|vergessen|ohne|kinder*|saft|tasse,
      ruckfall*|ruckfallig, auf|kalter entzug, filmriss*, zittern ..3 hande|morgens, hande zittern ..5
      trink*|morgen*, gekifft|kiffe|kiff ..5 einschlaf*|jeden|wieder|ohne, trinke ..4
      abend|schlafen|allein*, ohne ..1 gras|alkohol|tabletten|bier|wein|kiffen ..5 nicht|tag|schlaf*,
      ohne schaff ..3, verstecke ..2 flaschen|flasche, mehr tabletten ..4, tabletten ..2 als ..2
      verschrieben|soll, filmriss, weiss nichts mehr, wieder ..1 getrunken|gekokst|konsumiert|genommen
      ..3 monat*|clean|trocken`,
    psychosis: `
      hore ..3 stimmen|flustern|fremde|geflust*, gedanken ..5
      lesen|absaug*|horen|stehlen|steuer*|kontrollier*|eingegeb*|ubertrag*|laut,
      radio|fernseher|fernsehen|moderator|nachrichtensprecher ..5
      mich|mir|botschaft*|name*|spricht|meint, nachbarn ..5
      gedanken|strahlen|gas|gift|steckdose*|abhor*, uberwachen ..2 mich|uns, mich ..3
      filmen|verfolgen|beobachten|belauschen|uberwachen, stimmen ..2 allein*|horen|niemand, hore
      stimmen, nachbarn ..3 uber mich|reden|horen|wand, fernseher|radio ..3 botschaft*|schickt|spricht,
      tut|tun|mischt ..3 essen ..1, ins essen, sehe ..1 schatten|gestalten, leute ..4 filmen|beobachten
      ..3`,
    panic: `
      panikattacke*, panik* ..2 attack*|wieder|bekomm*|u_bahn, keine luft ..2,
      kriege|krieg|bekomme|bekam .. keine luft, herzras*, brust ..3 eng*|zugeschnurt|druck, seit ..2
      wochen|tagen NICHT ..3 raus|wohnung|haus|steuer, hyperventil*, schweissausbruch*,
      angst|angste|angstattack* ..3 attacke|anfall|wohnung|tag, werde|wurde verruckt,
      kriege|krieg|bekam|bekomme ..1 keine luft, keine luft, zittere ..3 ganzen|korper|handen|alles,
      dachte|dacht|glaubte ..3 sterbe|herzinfarkt|umkippe|ersticke, herz ..1 rast, vor ..1 lauter? angst
      ..4 raus|haus|wohnung, gelahmt|erstarrt ..3 sprechen|bewegen|reden|angst, konnte nicht ..1
      sprechen|atmen|bewegen`,
    violence: `
      lust ..2 zuzuschlagen|schlagen`,
  },
  hints: `
    traurig .. immer|tage|alles, einsam, allein, alleine, leer, schlafe nicht, nicht schlafen, weine, weinen,
    geweint, erschopft, niemand, keiner, angst, schuld, scham, verloren, deprimiert, depressiv, keine freunde,
    uberfordert, keine energie, kein antrieb, komme nicht hoch|aus_dem_bett, schlafe schlecht, grubel*,
    ausgebrannt`,
}

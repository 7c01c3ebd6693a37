import { vocabulary } from './german-words.ts'
import type { Language } from './language.ts'

export const german: Language = {
  vocabulary,
  idioms: `
    sterben fur, sterbe|sterben|stirbt|gestorben vor
    hunger|lachen|langeweile|neugier|hitze|durst|scham|kalte|aufregung|sehnsucht, lach*|lache|gelacht .. tot,
    totgelacht, totlachen, todmude, bringt .. um .. verstand|schlaf|noch, bringt mich .. um, schluss machen
    mit .. freund|freundin|ihm|ihr|mann|rauchen, wohnung .. streichen, beim kochen|rasieren|schneiden|basteln
    geschnitten, springe|springen .. dreimeterbrett|meterbrett|wasser|pool|see|freude|trampolin, ist ..
    gestorben, so satt bin, will leben, nicht sterben, konnte .. chef|ihn|sie|bruder|schwester|nachbarn
    umbringen, hitze|kalte|larm|wetter|warterei .. nicht .. aus, mude .. arbeit|schicht|reise|lernen,
    kochen|rasieren|basteln|zwiebel*|gemuse|garten|brot ..5 geschnitten|verbrannt,
    mama|mutter|vater|papa|chef|lehrer|frau|freundin bringt mich um, mich umbringen wenn|weil, bringt .. um ..
    verstand|schlaf|geduld, ums leben kommen, umbringen .. kuche|hitze, tot|todmude ..1
    mude|langweil*|umgefallen, sterbensl*, sterbens, todlangweilig, zum sterben schon, selbstmordkommando,
    selbstmordattent*, suizidprav*, selbstmordrate, zum totlachen, mich totlach*, zum schiessen,
    halsabschneider, geschnitten .. zwiebel*|papier|garten|haare`,
  risk: {
    suicide: `
      PILLS .. gesammelt|sammle|gehortet|horte|gespart|zahle|genommen|geschluckt,
      alle|allen|niemand|keiner|keinem|familie|welt|jeder ..6
      froh|besser|glucklich*|leichter|egal|merken|vermissen|vermisst|erleichtert ..6
      tot|weg|sterbe|gestorben|nicht|mich, mude|satt|leid|genug ..3 leben, tod ..4
      frieden|erlosung|ruhe|ausweg|besser|einzige, WANT ..5 DIE, DIE .. WANT, WANT ..5 KILLSELF, ICH|mich|mir
      ..5 KILLSELF, NICHT ..3 mehr ..2 leben|da|hier|aufwachen|sein|existieren|aufwache, leben .. NICHT ..
      wert|lebenswert|mehr|sinn|aus, NICHT .. lust|grund|sinn|wille|kraft|willen .. leben|LIVE, kein*
      lebenswille*, mag|will|mochte|kann ..2 NICHT ..2 LIVE,
      @besser|glucklicher|leichter|einfacher|froh|erleichtert ..4 ohne mich, @ohne mich ..5
      besser|glucklicher|leichter|einfacher|gut|froh, @besser|leichter|glucklicher|erleichtert .. wenn ich ..
      tot|weg|nicht|sterbe|verschwinde, am liebsten .. tot, wunsche|wunschte|hoffe ..5 NICHT|nie ..
      aufwachen|aufwache|geboren|da|mehr|existieren, stelle .. mir .. vor .. tot|sterben|weg, wie es ware ..
      tot|weg|sterben, mich .. nicht .. gabe|geben, @wenn .. es mich .. nicht gabe, @niemand|keiner ..
      merken|vermissen|traurig|weinen, keinen bock .. leben, meinem leben ein ende, brucke ..
      springen|gestanden|stehe, lieber sterbe|tot, mochte|will .. gehen $, weg .. welt, FEAR .. mir ..
      antue|antun, bitte|bete|hoffe|wunsche|flehe ..6
      holt|geholt|zu_dir|einschlaf*|aufwach*|heimholt|sterbe|sterben, NICHT ..2 will|mochte|werde ..3
      erleben|sehen|dreissig|vierzig|weihnachten|geburtstag|morgen_nicht, will|mochte|werde ..4 NICHT ..1
      erleben|mehr_sehen, enttausch*|wutend|schade|traurig ..4 aufgewacht|aufwache|aufwachen|uberlebt|noch_da,
      hoch|tief genug ..6, ob ..3 hoch|tief genug, brucke|dach|turm|gleise|bahnsteig|balkon|klippe|hochhaus
      ..8 spring*|fallen|loslassen|schritt|runter|vorbei|gestanden, mut ..4
      spring*|umbring*|beenden|es_zu_tun|tun|sterben, datum|tag|termin|nacht|methode|ort ..4
      ausgesucht|gewahlt|festgelegt|steht|ausgewahlt, plan ..1 steht|fertig, alles ..1 vorbereitet|geplant ..4
      gehen|sterben|brief|heute_nacht|dann|schluss, versicherung ..8 kinder|familie|frau|zahlt|abgesichert,
      krebs|herzinfarkt|unfall|tumor ..6 froh|gut|gluck|erleichter*|recht|egal|hoffe|wunsche, hoffe|wunsche
      ..4 krebs|unfall|herzinfarkt|lkw|auto|blitz, gegoogelt|gesucht|recherchiert|googl* ..4 wie ..
      stirbt|sterben|umbring*|schmerzlos|lange, wie ..2 am? besten|schnellsten|schmerzlos ..3
      sterb*|umbring*|mach*, nur noch ..2 sterben|tod|weg|schluss, bleibt ..2 nur .. tod|sterben|gehen, ohne
      mich ..3 besser|leichter|gut|dran, besser ..1 dran ohne mich, wenn ich ..2
      tot|nicht_mehr_da|nicht_mehr_bin, niemand ..3 auffallen|merken|vermissen|fehlen ..4, meine
      beerdigung|grab|grabstein, angst ..4 dass ich .. was|etwas|mir ..2 mach*|tue|antu*, NICHT ..2
      verdient|verdiene leben, keinen ..1 lebenswillen|lebensmut, lebensmude, NICHT mehr ..3
      leben|da_sein|hier_sein|aufstehen|weiter`,
    goodbye: `
      abschiedsbrief*, verabschiede .. allen|euch|mich von|immer, verzeiht mir, mein|meine|ist ..1
      letzter|letzte|letztes ..1 eintrag|nachricht|brief|post|worte|nacht, letztes mal ..3
      gesehen|umarmt|gekusst|besucht, wenn ihr|du|jemand ..2 lest|liest|findet ..6
      weg|tot|nicht_mehr|da|leid|schuld, bin ich ..2 weg|tot|fort|nicht_mehr, abschied ..3
      genommen|nehmen|fur_immer|von_allen|brief*, verabschiedet ..4 allen|kindern|fur_immer|leise|still, lebt
      wohl, leb wohl, tschuss ..3 immer|welt|alle|leute|mama, danke fur alles ..4
      tschuss|leb|lebt|liebe|leid|verzeih*, gehe|geh jetzt? fur immer, kummert|kummere|pass|passt ..2
      euch|dich|gut|auf ..4 katze|hund|mama|kinder|oma|bruder|schwester|ihn|sie|aufeinander, nicht eure|deine
      schuld, keiner ..2 schuld, verzeih*|vergib|vergebt|entschuldigt ..4 mir|nicht_mehr|gehe,
      verschenkt|verschenke|weggegeben|vererbt ..4 alles|meine|sachen|katze|hund|gitarre, katze|hund|tiere ..3
      gebracht|abgegeben ..6 bedankt|nicht_mehr|weg|brauche, testament ..3 geschrieben|gemacht|fertig, briefe
      ..3 geschrieben|kinder|jeden|schublade|liegen, brauche ..3 NICHT mehr ..3 morgen|bald|dann|ticket, ich
      ..1 werde|bin nicht mehr da ..2`,
    'self-harm': `
      verletze mich, BODY .. geritzt|aufgeschnitten|geschnitten|verbrannt|blut*, arm .. aufgeschnitten, wieder
      .. geschnitten|geritzt|geritzt, gestern|heute .. geritzt|geschnitten, schneide mich !beim|an|in, ich
      schneide mich|mir, fuge|fugen mir .. schmerzen|verletzungen|wunden, mir selbst
      schmerzen|weh|verletzungen, KLINGE ..5 hand|hande|tasche|bett|bad|schublade|versteckt|hulle|kissen,
      KLINGE & BODY|schneid*|blut|haut|ritz*|drang|erleichter*, mich|mir ..4
      ritz*|schneid*|geschnitten|geritzt|verbrannt|verbrenn*|gebissen|blutig|aufgekratzt, mich|mir ..4 BODY
      ..4 schlag*|blut*|geschlagen|wund, schlage ..4 mir|mich ..4 kopf|faust|wand|gesicht|schlafe|bis,
      schnitte|narben|wunden|brandwunden ..4 BODY|frisch*|arme*|versteck*|verdeck*|neue, frische ..1
      schnitte|wunden|narben, bis ..2 blut*|es_blutet|knochel, wunden|narben|schnitte ..3 wieder? aufge*,
      drang ..3 ritz*|schneid*|mich|mir|klinge|stark|gross, blute|blutet ..3 arm|nicht|bein|stark, armel ..3
      versteck*|verdeck*|hoch|blut, gleich tue|tu ..1`,
    overdose: `
      tabletten .. auf einmal, NAHM ..4 ALLE ..4 PILLS, ALLE ..4 PILLS ..4 NAHM, PILLS ..5 ALLE ..3 NAHM,
      PILLS ..6 NAHM ..4 jetzt|schlafrig|mude|ubel|angst|absicht, uberdosis, mit absicht ..3 insulin|PILLS,
      ALLE ..2 insulin, NAHM ..4 gift|rattengift|bleiche|putzmittel, bleiche|gift getrunken`,
    abuse: `
      @CLOSE|er|sie ..2 HITS ..2 mich|uns|mir, @CLOSE|er|sie ..2 hat .. mich|mir ..3 HITS, mich ..
      gewurgt|geschlagen|vergewaltigt|missbraucht|verprugelt|getreten|misshandelt, @verprugelt|schlagt
      mich|uns, @ER ..5 mich|mir|uns|meine ..4 HITS, @ER ..2 HITS ..3 mich|mir|uns|mutter, @ER ..3 hat ..3
      mich|mir|uns ..5 HITS, @WAFFE ..5 hals|kopf|kehle|mich|gehalten|gedroht, @SAGT ..6
      bringt|bring|umbring*|tot|schlagt|findet ..2 mich|uns|um, @er|sie ..2 bringt mich|uns um, @wenn ich ..4
      gehe|rede|petze|sage|verlasse ..6 bringt|tot|umbringt|kinder|passiert|schlagt|fliege*|flieg,
      @legt|steigt|schleicht ..4 mir|mein ..2 bett, @ER ..5 kommt|kam ..4 zimmer|bett|bad|dusche ..6
      nachts|nacht|fasst|angst|hand|betrunken, @fasst|fasste|beruhrt|streichelt|kusst|begrapscht ..1 mich|mir
      ..2 an|unter|beine|hose|uberall, @hand|hande ..4 hose|rock|oberschenkel|hals|bluse, @zwingt|gezwungen
      ..3 sex|anfass*|schlafen|bett|ausziehen|nackt, blaue? flecken|augen|auge ..6
      er|mann|freund|vater|verdeck*|versteck*|schmink*|wo, eingesperrt|eingeschlossen|sperrt ..5
      er|mann|vater|keller|zimmer|bad|wohnung|mich, angst ..5 nach_hause|heim|daheim|heimkomm*, angst ..3 vor
      ..2 mann|vater|freund|stiefvater|mutter|ihm, @droht ..4 mir|mich|bilder|fotos|umzubr*|messer|nehmen,
      fotos|bilder|video* ..6 schick*|veroffentlich*|nackt|schule|eltern|hochlad*, gurtel|kabel|stock|faust
      ..4 mich|mir|rucken|vater|er`,
    eating: `
      finger .. hals, tagen nichts gegessen, tagen nichts, stecke .. finger .. hals, esse .. seit ..
      nichts|nicht, esse .. nichts mehr, kotz*|erbrech*|ubergeb*|ubergebe ..6
      essen|esse|jedem|nach|absicht|heimlich|finger|klo, abfuhrmittel, NICHT|nichts ..2 gegessen ..4
      tag*|seit|woche|montag|dienstag|mittwoch|donnerstag|freitag, seit ..4
      tagen|woche|montag|dienstag|mittwoch|donnerstag|freitag ..4 nichts|nicht|nur_wasser|nur ..2
      gegess*|wasser|kaffee|tee, tage ohne essen, faste ..4 tag*|kilo|strafe,
      umgekippt|ohnmacht*|zusammengebrochen ..6 gegess*|essen|hunger|kilo|schule, finger ..2 hals,
      hungere|hungern|aushungern ..4`,
    violence: `
      will|werde|mochte|konnte|plane|geh ..5
      abstech*|erstech*|erschiess*|totschlag*|abknall*|kaltmach*|umbringen|umlegen ..1,
      steche|stech|schlage|schlag|knalle|knall|bringe ihn|sie|den|alle|die ..2 ab|tot|um, WAFFE ..6
      schule|arbeit|mit|dabei|gekauft|besorgt ..6 morgen|ihn|typ|schule|montag|buss*|zahl*, ihn|sie|alle ..1
      buss*|bluten|bereuen|zahlen lassen|morgen, rache ..4 messer|nehme|morgen`,
    psychosis: `
      stimme|stimmen|damon*|teufel|gott|engel|kopf ..6 SAGT ..8
      springen|spring|toten|tote|schneid*|sterben|umbring*|verbrenn*|hand|messer|verletz*|legen|KILLSELF, sie
      SAGT mir ..8 springen|herdplatte|schneid*|verbrenn*|toten|sterben|messer|legen, stimme|stimmen ..6
      KILLSELF|spring*|schneid*|ritz*`,
  },
  elevated: {
    despair: `
      verzweifel*, keine|keinen|ohne .. kraft|hoffnung|zukunft|ausweg|sinn, kann nicht|nimmer|nich mehr $,
      schaffe .. nicht .. mehr|langer, sinnlos, kein* ..
      ausweg|hoffnung|zukunft|kraft|perspektive|sinn|energie .. mehr, kein*
      ausweg|hoffnung|zukunft|perspektive, hoffnungslos, wozu .. noch|mache|weiter|leben|das|uberhaupt, bin ..
      am ende, last .. alle|fur|nur|anderen|familie|falle, zur last, nur .. belastung|last|im weg, im weg,
      wertlos, hasse mich, fuhle .. leer|tot|wertlos|gefangen|hoffnungslos|nichts|taub|innerlich, alles ..
      egal|sinnlos|umsonst|hoffnungslos|schwarz|dunkel|aussichtslos, niemand|keiner ..
      liebt|braucht|versteht|vermisst|mag|interessiert|vermissen, schaffe .. das|es|alles nicht|nimmer, alles
      egal, hasse .. alles|mein|mich, traurig .. kaputt|leer|immer|nur, nur noch ..
      traurig|leer|kaputt|mude|funktion*, bin|fuhle|wie ..2
      last|belastung|versager|versagerin|burde|ballast|fremdkorper|nichts, mein leben ..2
      gelaufen|vorbei|kaputt|zerstort|sinnlos|verpfuscht|leer|nichts, wird ..2 nie|nicht ..2
      besser|anders|mehr, nie ..2 besser|glucklich|schaffen|rauskommen, NICHT mehr ..2
      weiter|konnen|aushalten|sinn, sehe|gibt|hab* ..2 kein* ..2
      sinn|ausweg|hoffnung|zukunft|licht|grund|perspektive, wofur ..3 noch|lebe|aufsteh*|mach*, wozu ..2
      aufsteh*|noch|leben, alles ..2 grau|leer|schwer|tot|zwecklos|verloren|vergeblich, koste|kosten ..3
      nur|alle|kinder|familie|nerven, nur pflegefall ..2 mich|bin, falle ..3 last, wegen mir ..4
      streit*|leid*|zahl*|arbeit*|sorg*, bin ..2 nur? ..2
      belastung|last|klotz|ballast|kostenfaktor|problem|nichts|niemand|uberflussig|versager*|gescheitert,
      bin|mich|komme ..3 uberflussig, klotz ..1 bein, fuhle|fuhl ..3 nichts
      mehr|leer|tot|taub|wertlos|uberflussig|verloren|abgestorben, ich ..2 funktioniere $, nur noch funktion*,
      mich|alles|hoffnung ..2 aufgegeben, gebe auf, keine freude|kraft|energie, hasse mich|mein, ekel* ..2
      mir|mich, verdiene ..2 NICHT, schwarz*|tief*|dunkl* loch|abgrund, allein* ..3
      welt|niemand|immer|gelassen, ich|leben|allem ..3 gescheitert, versagt ..2 alles|immer|habe, egal ..3 ob
      ich, kann ..1 einfach? NICHT mehr`,
    'self-harm': `
      HURT .. gedanke*|drang|denke, denke .. ritzen|verletzen, drang .. mich,
      drang|druck|lust|verlangen|gedank* ..4 HURT|wehzutun|verletz*|ritz*|schneid*`,
    abuse: `
      @ER|mann|partnerin|freund ..4 kontrolliert|uberwacht|liest|verbietet|blockiert|ortet|durchsucht ..4
      mein*|mir|mich|handy|nachrichten|alles|freund*, @ER|mann|partnerin|freund ..4 bestimmt ..3 wen|was|wann,
      @verbietet|verboten ..2 mir, @lasst mich ..2 nicht ..3
      raus|arbeiten|sehen|treffen|gehen|telefonieren|schlafen|allein, darf ..2 nicht|niemanden|keinen|nur ..4
      treffen|sehen|raus|arbeiten|telefonieren|anziehen|reden, @ER ..4 will dass ..6
      foto|standort|schicke|melde|nicht|blockier*, standort|ortung|kamera* ..5 er|sie|handy|uberwach*|wohnung,
      konto|karte|geld|gehalt ..5 er|mann|weggenommen|verwaltet|abgenommen|betteln,
      @beschimpft|demutigt|beleidigt|erniedrigt|schreit|anschreit|bruellt|brullt ..2 mich, @schreit|brullt
      mich, eierschalen, eifersucht* ..4 er|freund|mann|kontroll*|handy|verbiet*, @macht mich ..2
      fertig|klein|runter, um erlaubnis`,
    eating: `
      zahl*|jede|denke|angst ..3 kalorien, kalorien ..4 zahl*|angst|denk*, angst|panik ..4
      essen|zunehm*|waage|kilo|dick, denke|denk ..5 essen|gewicht|bauch|kalorien|abnehmen, fress* ..2
      anfall*|attack*|sucht, schlechtes? gewissen|schuldgefuhl*|ekel*|hass* ..4
      essen|gegessen|spiegel|korper|bauch, bin|fuhle|mich ..3 dick|fett, wiege mich ..4
      mal|taglich|jeden|jede|stunde|standig, mahlzeit* ..3 auslass*|ausgelass*|verstecke|ausfallen,
      keks|kuchen|bissen ..4 ruiniert|schuld|gewissen|bereu*, abnehmen ..3 immer|nur|noch|muss`,
    worry: `
      @CLOSE ..6 KILLSELF|sterben|tot|suizid*, @CLOSE ..6
      umbring*|suizid*|ritzt|schneidet|sterben|leben_will|verletzt_sich|abschied*|tabletten|antut, @CLOSE ..6
      NICHT ..3 leben|aufwachen|isst|antwortet|meldet, @angst|sorge|sorgen|mach* ..4 um ..2 CLOSE|ihn|sie,
      @angst ..4 er|sie ..3 antut|antun|was_tut|umbringt, schnitte|narben ..4 CLOSE|armen|ihrem|seinem`,
    substance: `
     
      trinke|trink|getrunken|saufe|sauf|betrinke|wein|bier|wodka|schnaps|flasche|alkohol|kiffe|joint|schlaftabletten
      ..6
      einschlaf*|jeden|morgens|mittag*|allein*|heimlich|versteck*|zittern|zittere|taglich|abend|aushalten|vergessen|ohne|kinder*|saft|tasse,
      ruckfall*|ruckfallig, NICHT ..4 aufhoren ..2 trinken|saufen|kiffen|ziehen|spielen,
      kokain|koks|speed|heroin|crystal|ketamin|keta|tilidin|opioide|fentanyl|benzos ..5
      wieder|allein*|jeden|wochenende|arbeit|brauch*|ohne, auf|kalter entzug, filmriss*, zittern ..3
      hande|morgens, hande zittern ..5 trink*|morgen*`,
    psychosis: `
      hore ..3 stimmen|flustern|fremde|geflust*, stimmen ..4 kopf|horen|wande|reden|kommentier*|nachts,
      verfolg*|uberwach*|beobacht*|abgehort|vergift*|gefilmt|belauscht ..3 mich|werde|uns, mich ..3
      verfolg*|uberwach*|beobacht*|vergift*|abhor*, gedanken ..5
      lesen|absaug*|horen|stehlen|steuer*|kontrollier*|eingegeb*|ubertrag*|laut,
      radio|fernseher|fernsehen|moderator|nachrichtensprecher ..5 mich|mir|botschaft*|name*|spricht|meint,
      chip|kameras|wanzen|strahlen|sender ..4 wand*|kopf|korper|wohnung|zahn*, nachbarn ..5
      gedanken|strahlen|gas|gift|steckdose*|abhor*, ausgetauscht ..4 familie|eltern|doppelganger`,
    panic: `
      panikattacke*, panik* ..2 attack*|wieder|bekomm*|u_bahn, keine luft ..2, kriege|krieg|bekomme|bekam ..
      keine luft, herzras*, herz ..2 rast|klopf*|pocht|raste|zerspring*|explod*, zitter* ..4
      tranen|schweiss*|tunnel|bus|bahn|supermarkt|ganze*, brust ..3 eng*|zugeschnurt|druck, angst ..3
      sterben|verruckt|umkippen|ohnmacht, trau* ..3 NICHT mehr ..4 raus|bus|bahn|auto|steuer|haus|einkaufen,
      seit ..2 wochen|tagen NICHT ..3 raus|wohnung|haus|steuer, hyperventil*, schweissausbruch*,
      angst|angste|angstattack* ..3 attacke|anfall|wohnung|tag, werde|wurde verruckt`,
    violence: `
      angst ..5 zuschlag*|verletze|beherrsch*|kontrolle|ausraste, fast ..3
      zugeschlagen|geschlagen|geschuttelt, lust ..2 zuzuschlagen|schlagen`,
  },
  hints: `
    traurig .. immer|tage|alles, einsam, allein, alleine, leer, schlafe nicht, nicht schlafen, weine, weinen,
    geweint, erschopft, niemand, keiner, angst, schuld, scham, verloren, deprimiert, depressiv, keine freunde,
    uberfordert, keine energie, kein antrieb, komme nicht hoch|aus_dem_bett, schlafe schlecht, grubel*,
    ausgebrannt`,
}

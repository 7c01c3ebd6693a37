import type { Language } from './language.ts'

export const german: Language = {
  vocabulary: {
    ICH: 'ich, i, ick',
    SELF: 'ICH, mich, mir, mein, meine, meinen, meinem, meiner',
    CLOSE: `
      freund, freundin, bruder, schwester, mutter, mama, vater, papa, sohn, tochter, kind, mann, frau,
      partner, partnerin, mitbewohner, mitbewohnerin, kollege, kollegin, cousin, cousine, onkel, tante,
      nachbar, nachbarin, stiefvater, kumpel, ex, oma, opa, eltern`,
    OTHER: `
      er, sie, ihn, ihm, ihr, ihre, ihren, seine, seinen, sich, leute, jemand, jemanden, menschen, patient,
      patientin, patienten, klient, klientin, held, heldin, figur, hund, katze, CLOSE`,
    TOPIC: `
      roman, film, serie, buch, lied, song, text, gedicht, stuck, artikel, bericht, doku, dokumentation,
      nachrichten, arbeit uber, thesis, studie, vorlesung, fortbildung, schulung, kurs, seminar, pravention,
      spiel, kapitel, szene, patient, patienten, krankenschwester, pfleger`,
    NICHT: 'nicht, nich, ned, net, nimmer, nie, niemals, kein, keine, keinen, keiner, nix, nichts',
    NOT: 'nicht, nich, nie, niemals, kein, keine, keinen, weder, ohne, keineswegs, nimmer',
    AFFIRMED: `
      weiss nicht ob|wie|wann|warum|wozu, kann nicht .. aufhoren, hore nicht auf, nicht aufhoren, warum|wieso
      .. nicht, egal|gleich ob, kann|halte|ertrage .. nicht mehr|aus, nicht sicher ob, niemand* .., traue ..
      nicht, nicht einmal`,
    PAST: `
      vor JAHRE jahren, fruher, damals, seit JAHRE jahren|monaten .. nicht|clean|nicht mehr, uberlebt, hinter
      mir, als jugendliche, als jugendlicher, als ich jung|jugendliche|kind, clean seit, trocken seit,
      genesen`,
    JAHRE: `
      zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, einigen, vielen, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ein paar, paar`,
    AND: 'aber, weil, ich, oder, denn, wenn, also, obwohl, und',
    LIGHT: `
      haha, hitze, regen, arbeit, buro, chef, prufung, kaffee, stau, bahn, drucker, computer, handy, kuchen,
      urlaub, film, spiel, sitzung, umzug, wetter`,
    AGAIN: `
      wieder, erneut, heute nacht|abend, zurzeit, momentan, ruckfall, ruckfallig, zuletzt, in letzter zeit,
      heute, gestern wieder`,
    WANT: `
      will, wil, wollte, mochte, moechte, mocht, wunsche, wunschte, wunschen, wurde gern, wurde, hoffe,
      hoffte, lieber, liebsten, sehne, verlangen, brauche, verdiene, denke, denken, gedanke, gedanken,
      nachdenke, nachdenken, uberlege, uberlegen, gedacht, vorstelle, vorstellung, plane, planen, plan, habe
      vor, vorhabe, versucht, versuche, versuch, entschieden, beschlossen, werde, kurz davor, bereit, drang,
      fantasie, traume, mag, sollte, bete, spreche, redet, idee, konnte`,
    DIE: `
      sterben, sterbe, gestorben, stirbt, tod, tot, tod sein, tot sein, tot ware, verrecken, krepieren, nicht
      mehr aufwachen|aufwache|da|hier|existieren|sein|leben, nie mehr|wieder aufwachen|aufwache, niemals
      aufwachen, einschlafen .. nicht|nie .. aufwachen|aufwache, verschwinden !von|fur|ins|in, fur immer
      schlafen|weg|einschlafen|verschwinden, nie geboren, nicht geboren, ewig schlafen, weg sein, diese welt
      verlassen, welt verlassen, leben beenden, alles beenden, allem ende, dass es vorbei, vorbei ist|ware,
      es hinter mir, ende setzen|machen, von dieser welt, aufhoren zu? existieren|leben|atmen, nicht mehr da,
      tot zu sein, nicht gabe, gar nicht gabe, es mich nicht gabe, ins grab, abtreten, entschlafen, erlost
      werden, ausloschen, nicht mehr sein, das licht ausmachen, von der bildflache, nie
      wieder|mehr|nicht_mehr aufzuwachen, nicht mehr aufzuwachen, weg zu sein`,
    KILLSELF: `
      mich|sich .. umbring*|umzubring*, umbring*|umzubringen|umgebracht mich|sich, selbstmord*, suizid*,
      suicid*, bringe|bring mich um, mich ..
      umbringen|umzubringen|toten|erhangen|aufhangen|erschiessen|ertranken|vergiften, leben
      nehmen|nehme|beenden|beende, mir leben .. nehmen, springen ..
      brucke|zug|dach|balkon|fenster|bahn|gleise, vor zug|bahn|auto|lkw
      springen|werfen|laufen|gehen|schmeissen, von .. brucke|dach springen, mich .. vor .. zug|auto|bahn ..
      werfen|schmeissen, schluss .. machen|mach|mache !mit freund|freundin|ihm|ihr .. leben|allem|mir,
      schluss .. meinem leben, freitod, pulsadern, kugel .. kopf, strick nehmen, mir was antun|anzutun, mir
      etwas antun|anzutun, aus .. leben scheiden, ende bereiten, todeswunsch, sterbewunsch, schluss .. mit
      allem|meinem_leben|leben|mir, mir etwas|was antue|antun|anzutun|antu, mir .. antue|antun|anzutun`,
    LIVE: `
      leben, lebe, existieren, da sein, hier sein, aufwachen, aufwache, weiterleben, weitermachen, am leben,
      dasein, auf dieser welt, sein, weiterzuleben, aufzuwachen, da, hier`,
    HURT: `
      ritze, ritzen, geritzt, ritz, schneide, schneiden, geschnitten, verletze, verletzen, verletzt,
      verbrenne, verbrennen, verbrannt, selbstverletz*, schlage, aufgeschnitten, kratze, aufkratze, bestrafe,
      weh tun, wehtun, wehzutun, schmerzen zufugen`,
    BODY: `
      arm, arme, armen, bein, beine, oberschenkel, handgelenk, handgelenke, haut, bauch, unterarm, unterarme,
      korper, hand`,
    HITS: `
      schlagt, schlug, geschlagen, wurgt, gewurgt, vergewaltigt, missbraucht, verprugelt, getreten, tritt,
      schubst, geschubst, bedroht, bedrohte, misshandelt, gezwungen, zwingt, anfasst, angefasst, fasst,
      begrapscht, ohrfeigt, geohrfeigt, sperrt, eingesperrt, stosst, gestossen, prugelt, runtergestossen,
      heruntergestossen, hinuntergestossen, gebissen, erwurgt, gepackt, bedrangt`,
    FEAR: 'angst, furchte, panik, verangstigt',
    PILLS: 'tabletten, pillen, medikamente, schlaftabletten, packung, flasche, tablette',
  },
  idioms: `
    sterben fur, sterbe|sterben|stirbt|gestorben vor
    hunger|lachen|langeweile|neugier|hitze|durst|scham|kalte|aufregung|sehnsucht, lach*|lache|gelacht .. tot,
    totgelacht, totlachen, todmude, bringt .. um .. verstand|schlaf|noch, bringt mich .. um, schluss machen
    mit .. freund|freundin|ihm|ihr|mann|rauchen, wohnung .. streichen, beim kochen|rasieren|schneiden|basteln
    geschnitten, springe|springen .. dreimeterbrett|meterbrett|wasser|pool|see|freude|trampolin, ist ..
    gestorben, so satt bin, will leben, nicht sterben, konnte .. chef|ihn|sie|bruder|schwester|nachbarn
    umbringen, hitze|kalte|larm|wetter|warterei .. nicht .. aus, mude .. arbeit|schicht|reise|lernen`,
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
      antue|antun`,
    goodbye: `
      abschiedsbrief*, verabschiede .. allen|euch|mich von|immer, verzeiht mir`,
    'self-harm': `
      verletze mich, BODY .. geritzt|aufgeschnitten|geschnitten|verbrannt|blut*, arm .. aufgeschnitten,
      wieder .. geschnitten|geritzt|geritzt, gestern|heute .. geritzt|geschnitten, schneide mich !beim|an|in,
      ich schneide mich|mir, fuge|fugen mir .. schmerzen|verletzungen|wunden, mir selbst
      schmerzen|weh|verletzungen`,
    overdose: `
      tabletten .. auf einmal`,
    abuse: `
      @CLOSE|er|sie ..2 HITS ..2 mich|uns|mir, @CLOSE|er|sie ..2 hat .. mich|mir ..3 HITS, mich ..
      gewurgt|geschlagen|vergewaltigt|missbraucht|verprugelt|getreten|misshandelt, @verprugelt|schlagt
      mich|uns`,
    eating: `
      finger .. hals, tagen nichts gegessen, tagen nichts, stecke .. finger .. hals, esse .. seit ..
      nichts|nicht, esse .. nichts mehr`,
    violence: `
    `,
    psychosis: `
    `,
  },
  elevated: {
    despair: `
      verzweifel*, keine|keinen|ohne .. kraft|hoffnung|zukunft|ausweg|sinn, kann nicht|nimmer|nich mehr $,
      schaffe .. nicht .. mehr|langer, sinnlos, kein* ..
      ausweg|hoffnung|zukunft|kraft|perspektive|sinn|energie .. mehr, kein*
      ausweg|hoffnung|zukunft|perspektive, hoffnungslos, wozu .. noch|mache|weiter|leben|das|uberhaupt, bin
      .. am ende, last .. alle|fur|nur|anderen|familie|falle, zur last, nur .. belastung|last|im weg, im weg,
      wertlos, hasse mich, fuhle .. leer|tot|wertlos|gefangen|hoffnungslos|nichts|taub|innerlich, alles ..
      egal|sinnlos|umsonst|hoffnungslos|schwarz|dunkel|aussichtslos, niemand|keiner ..
      liebt|braucht|versteht|vermisst|mag|interessiert|vermissen, schaffe .. das|es|alles nicht|nimmer, alles
      egal, hasse .. alles|mein|mich, traurig .. kaputt|leer|immer|nur, nur noch ..
      traurig|leer|kaputt|mude|funktion*, bin|fuhle|wie ..2
      last|belastung|versager|versagerin|burde|ballast|fremdkorper|nichts`,
    'self-harm': 'HURT .. gedanke*|drang|denke, denke .. ritzen|verletzen, drang .. mich',
    abuse: `
    `,
    eating: `
    `,
    worry: `
      @CLOSE ..6 KILLSELF|sterben|tot|suizid*`,
    substance: `
    `,
    psychosis: `
    `,
    panic: `
      panikattacke*`,
    violence: `
    `,
  },
  hints: `
    traurig .. immer|tage|alles, einsam, allein, alleine, leer, schlafe nicht, nicht schlafen, weine, weinen,
    geweint, erschopft, niemand, keiner, angst, schuld, scham, verloren, deprimiert, depressiv, keine
    freunde, uberfordert`,
}

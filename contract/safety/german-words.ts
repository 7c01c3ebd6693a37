import type { Vocabulary } from './language.ts'

export const vocabulary: Vocabulary = {
  ICH: 'ich, i, ick',
  SELF: 'ICH, mich, mir, mein, meine, meinen, meinem, meiner',
  CLOSE: `
    freund, freundin, bruder, schwester, mutter, mama, vater, papa, sohn, tochter, kind, mann, frau, partner,
    partnerin, mitbewohner, mitbewohnerin, kollege, kollegin, cousin, cousine, onkel, tante, nachbar,
    nachbarin, stiefvater, kumpel, ex, oma, opa, eltern, schwiegermutter, schwiegervater, neffe, nichte,
    enkel, enkelin, schuler, schulerin, kinder, baby, freundinnen, mitschuler, mitschulerin, stiefbruder,
    lebensgefahrte, verlobter, verlobte, trainer, lehrer`,
  OTHER: `
    er, sie, ihn, ihm, ihr, ihre, ihren, seine, seinen, sich, leute, jemand, jemanden, menschen, patient,
    patientin, patienten, klient, klientin, held, heldin, figur, hund, katze, CLOSE, junge, madchen, typ,
    herr, detektiv, kommissar, konig, politiker, drucker, laptop, auto, handy`,
  TOPIC: `
    roman, film, serie, buch, lied, song, text, gedicht, stuck, artikel, bericht, doku, dokumentation,
    nachrichten, arbeit uber, thesis, studie, vorlesung, fortbildung, schulung, kurs, seminar, pravention,
    spiel, kapitel, szene, patient, patienten, krankenschwester, pfleger, notaufnahme, nachtschicht,
    schicht, dienst, einsatz, einsatze, detektiv, kommissar, tatort, krimi, radio, tagesschau, podcast,
    plakat, theater, leitfaden, workshop, rolle, sanitater, patientin`,
  NICHT: 'nicht, nich, ned, net, nimmer, nie, niemals, kein, keine, keinen, keiner, nix, nichts',
  NOT: `
    nichts antun|anzutun|antue, nicht suizidal, keine suizidgedanken|gedanken|plane|absicht, nicht|nie
    vor|daran, denke nicht daran|dran, nicht, nich, nie, niemals, kein, keine, keinen, weder, ohne,
    keineswegs, nimmer`,
  AFFIRMED: `
    weiss nicht ob|wie|wann|warum|wozu, kann nicht .. aufhoren, hore nicht auf, nicht aufhoren, warum|wieso ..
    nicht, egal|gleich ob, kann|halte|ertrage .. nicht mehr|aus, nicht sicher ob, niemand* .., traue .. nicht,
    nicht einmal`,
  PAST: `
    vor JAHRE jahren, fruher, damals, seit JAHRE jahren|monaten .. nicht|clean|nicht mehr, uberlebt, hinter
    mir, als jugendliche, als jugendlicher, als ich jung|jugendliche|kind, clean seit, trocken seit, genesen,
    seit JAHRE jahren|monaten, vor langer zeit, uberwunden, heute geht es mir gut, seit .. nicht mehr geritzt`,
  JAHRE: `
    zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, einigen, vielen, 2, 3, 4, 5, 6, 7, 8, 9, 10, ein
    paar, paar`,
  AND: 'aber, weil, ich, oder, denn, wenn, also, obwohl, und',
  LIGHT: `
    haha, hitze, regen, arbeit, buro, chef, prufung, kaffee, stau, bahn, drucker, computer, handy, kuchen,
    urlaub, film, spiel, sitzung, umzug, wetter`,
  AGAIN: `
    wieder, erneut, heute nacht|abend, zurzeit, momentan, ruckfall, ruckfallig, zuletzt, in letzter zeit,
    heute, gestern wieder`,
  WANT: `
    will, wil, wollte, mochte, moechte, mocht, wunsche, wunschte, wunschen, wurde gern, wurde, hoffe, hoffte,
    lieber, liebsten, sehne, verlangen, brauche, verdiene, denke, denken, gedanke, gedanken, nachdenke,
    nachdenken, uberlege, uberlegen, gedacht, vorstelle, vorstellung, plane, planen, plan, habe vor, vorhabe,
    versucht, versuche, versuch, entschieden, beschlossen, werde, kurz davor, bereit, drang, fantasie, traume,
    mag, sollte, bete, spreche, redet, idee, konnte`,
  DIE: `
    sterben, sterbe, gestorben, stirbt, tod, tot, tod sein, tot sein, tot ware, verrecken, krepieren, nicht
    mehr aufwachen|aufwache|da|hier|existieren|sein|leben, nie mehr|wieder aufwachen|aufwache, niemals
    aufwachen, einschlafen .. nicht|nie .. aufwachen|aufwache, verschwinden !von|fur|ins|in, fur immer
    schlafen|weg|einschlafen|verschwinden, nie geboren, nicht geboren, ewig schlafen, weg sein, diese welt
    verlassen, welt verlassen, leben beenden, alles beenden, allem ende, dass es vorbei, vorbei ist|ware, es
    hinter mir, ende setzen|machen, von dieser welt, aufhoren zu? existieren|leben|atmen, nicht mehr da, tot
    zu sein, nicht gabe, gar nicht gabe, es mich nicht gabe, ins grab, abtreten, entschlafen, erlost werden,
    ausloschen, nicht mehr sein, das licht ausmachen, von der bildflache, nie wieder|mehr|nicht_mehr
    aufzuwachen, nicht mehr aufzuwachen, weg zu sein, nicht mehr aufgewacht, nie wieder aufwachen, einschlafen
    ..3 nicht .. aufwachen, nicht mehr am leben, das zeitliche, von mir gehen, fur immer gehen|weg|ruhe, unter
    die erde, nicht mehr weiterleben, aus dem leben, den morgen nicht, nachsten geburtstag|winter|sommer
    nicht, abkratzen, draufgehen, verrecke, krepiere`,
  KILLSELF: `
    mich|sich .. umbring*|umzubring*, umbring*|umzubringen|umgebracht mich|sich, selbstmord*, suizid*,
    suicid*, bringe|bring mich um, mich ..
    umbringen|umzubringen|toten|erhangen|aufhangen|erschiessen|ertranken|vergiften, leben
    nehmen|nehme|beenden|beende, mir leben .. nehmen, springen .. brucke|zug|dach|balkon|fenster|bahn|gleise,
    vor zug|bahn|auto|lkw springen|werfen|laufen|gehen|schmeissen, von .. brucke|dach springen, mich .. vor ..
    zug|auto|bahn .. werfen|schmeissen, schluss .. machen|mach|mache !mit freund|freundin|ihm|ihr ..
    leben|allem|mir, schluss .. meinem leben, freitod, pulsadern, kugel .. kopf, strick nehmen, mir was
    antun|anzutun, mir etwas antun|anzutun, aus .. leben scheiden, ende bereiten, todeswunsch, sterbewunsch,
    schluss .. mit allem|meinem_leben|leben|mir, mir etwas|was antue|antun|anzutun|antu, mir ..
    antue|antun|anzutun, suizidgedank*, suizidplan*, mich
    erschiess*|erhang*|aufhang*|vergift*|ertrank*|totfahren|vergasen, mir ..3 kugel|strick|pulsadern, gegen ..
    baum|wand|pfeiler|brucke fahren|lenken|rasen, vor .. zug|bahn|auto|lkw|sbahn ..2
    spring*|werf*|lauf*|geh*|leg*, auf .. gleise legen|gehen|stellen, von .. brucke|dach|turm|balkon|hochhaus
    ..2 spring*|sturz*|fallen, beende ..2 es|alles|leben, es ..2 beende|beenden, mein leben ..2
    beend*|wegwerf*|nehm*, dem ganzen .. ende, schluss ..1 zu? machen !mit ihm|ihr|freund|freundin|rauchen,
    mich umbr*, wegmachen, mir das leben`,
  LIVE: `
    leben, lebe, existieren, da sein, hier sein, aufwachen, aufwache, weiterleben, weitermachen, am leben,
    dasein, auf dieser welt, sein, weiterzuleben, aufzuwachen, da, hier`,
  HURT: `
    ritze, ritzen, geritzt, ritz, schneide, schneiden, geschnitten, verletze, verletzen, verletzt, verbrenne,
    verbrennen, verbrannt, selbstverletz*, schlage, aufgeschnitten, kratze, aufkratze, bestrafe, weh tun,
    wehtun, wehzutun, schmerzen zufugen, aufritzen, ritzte, mich verbrenn*, mich schlag*, mich beisse*,
    beissen, mich kratz*, mich bestraf*, mir wehtun|wehzutun|wehtue, schneid*, aufschneiden, schnitte, mir weh`,
  BODY: `
    arm, arme, armen, bein, beine, oberschenkel, handgelenk, handgelenke, haut, bauch, unterarm, unterarme,
    korper, hand, knochel, schulter, gesicht, kopf, stirn, schlafe, brust, hufte, waden, beinen`,
  HITS: `
    schlagt, schlug, geschlagen, wurgt, gewurgt, vergewaltigt, missbraucht, verprugelt, getreten, tritt,
    schubst, geschubst, bedroht, bedrohte, misshandelt, gezwungen, zwingt, anfasst, angefasst, fasst,
    begrapscht, ohrfeigt, geohrfeigt, sperrt, eingesperrt, stosst, gestossen, prugelt, runtergestossen,
    heruntergestossen, hinuntergestossen, gebissen, erwurgt, gepackt, bedrangt, schlagen, wurgte, verpasst
    ohrfeige|faust, zugeschlagen, gebrochen, bricht, wirft, geworfen, brennt, verbrannt, verbruht, gequetscht,
    tritte, festgehalten, bespuckt, spuckt, an den haaren, begrabscht, grabscht, kusst, streichelt, anfassen,
    ausgezogen, peitscht, boxt, geboxt, zerrt, gezerrt, stranguliert, verhaut, haut`,
  FEAR: 'angst, furchte, panik, verangstigt',
  PILLS: `
    tabletten, pillen, medikamente, schlaftabletten, packung, flasche, tablette, paracetamol, ibuprofen,
    insulin, schlafmittel, antidepressiva, beruhigungsmittel, blister, valium, tilidin, kapseln, dosis`,
  KLINGE: `
    klinge, klingen, rasierklinge, rasierklingen, messer, skalpell, cutter, schere, feuerzeug, glasscherbe,
    scherbe, nadel, rasierer`,
  WAFFE: 'messer, waffe, pistole, gewehr, beil, axt, hammer, schlagring, knarre',
  ALLE: `
    alle, ganze, ganzen, viele, zwanzig, dreissig, vierzig, 15, 20, 30, 40, 50, 60, handvoll, haufen, zuviel,
    uberdosis, viel, leer, zu viele, packungen`,
  NAHM: `
    genommen, geschluckt, schlucke, schlucken, nehme, nehmen, nahm, gefressen, eingeworfen, intus, einnehmen,
    runtergespult`,
  SAGT: `
    sagt, sagen, befiehlt, befehlen, flustert, flustern, schreit, schreien, will, wollen, verlangt, verlangen,
    fordert, fordern, zwingt, zwingen, droht, drohen, gesagt, gedroht, ruft, rufen`,
  ER: 'CLOSE, er, sie, chef, trainer, lehrer, pfarrer, onkel, typ',
}

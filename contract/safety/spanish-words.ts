import type { Vocabulary } from './language.ts'

export const vocabulary: Vocabulary = {
  SELF: 'parte mi quiere, cabeza me dice, yo, me, mi, mis, conmigo, mio, mia, mismo, misma',
  CLOSE: `
    amigo, amiga, hermano, hermana, madre, mama, padre, papa, hijo, hija, novio, novia, marido, esposo,
    esposa, pareja, primo, prima, tio, tia, abuelo, abuela, companero, companera, vecino, vecina, padrastro,
    madrastra, ex, padres, abuelos, nieto, nieta, suegro, suegra, cunado, cunada, hermanastro, sobrino,
    sobrina, companeros, nino, nina, alumno, alumna, bebe`,
  OTHER: `
    ella, ellos, ellas, su, sus, quiere, queria quitarse, gente, alguien, personas, paciente, pacientes,
    cliente, protagonista, personaje, heroe, perro, perra, gato, se suicida, se mata, se suicido, se mato,
    CLOSE, chico, chica, hombre, mujer, joven, senor, senora, muchacho, muchacha, detective, villano, rey,
    politico, movil, lavadora`,
  TOPIC: `
    novela, pelicula, serie, libro, cuento, cancion, letra, obra, documental, noticia, noticias, articulo,
    ensayo, tesis, curso, clase, charla, pacientes, prevencion, juego, videojuego, personaje, telediario,
    noticiero, radio, urgencias, turno, guardia, hospital, detective, capitulo, poema, podcast, protocolo,
    taller, campana`,
  NOT: `
    no|ni|sin estoy|estaba|estuve? pensando|planeando, no|ni|sin pienso|quiero? hacerme|pensar, ningun,
    ninguna, no tengo ideas|pensamientos|intencion|ganas, sin ideas|pensamientos|intencion, no, nunca,
    jamas, tampoco, sin, ni, nada`,
  AFFIRMED: `
    no se si|como|cuando, no puedo dejar|parar|evitar|sacar, no paro|dejo, no me importa|importaria si|morir,
    por no, no aguanto|puedo|soporto|doy mas, no digo|cuento|conte`,
  PAST: `
    hace anos|tiempo atras, hace ANOS anos, antes, cuando era, en recuperacion, limpia, limpio, ya no pienso,
    sobrevivi, superado, superada, hoy estoy bien|agradecida, hace ANOS meses, en 19*, en 201*, en 202*, hubo
    tiempo, entonces, lo superamos, ya paso`,
  ANOS: `
    dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, varios, muchos, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
  AND: 'pero, porque, yo, aunque, cuando, si, ni, y',
  LIGHT: `
    jaja, jajaja, trafico, cafe, examen, pelicula, trabajo, oficina, futbol, lluvia, calor, frio, clase,
    reunion, computadora, impresora, telefono, pastel, galleta, vacaciones, boda`,
  AGAIN: `
    otra vez, de nuevo, ultimamente, esta noche, ahora mismo, recai, volvi, vuelvo, otra, anoche, aun,
    todavia, sigo`,
  WANT: `
    quiero, kiero, qiero, queria, quisiera, querria, deseo, desearia, ojala, prefiero, preferiria, gustaria,
    ganas, espero, necesito, merezco, pienso, pensando, pensar, pensado, penso, idea, ideas, voy, planeo,
    intente, intento, decidi, decidido, quiere, quieres, quieren, debo, deberia, mejor, sueno, ansio, imagino,
    plan, planeando, estoy listo, lista, tentacion, pensamientos, kisiera, keria, toy pensando, estoy
    pensando, a punto, punto de, pienso en, intentado, quisiera poder, imaginando`,
  DIE: `
    morir, morirme, morirse, muriera, muriese, muerto, muerta, muerte, estar muerto, no despertar, no
    despertara, no despertar mas, no despertarme, no existir, no haber nacido, dejar
    existir|vivir|respirar, desaparecer siempre|mundo|todo|vida, desaparecer, desaparecerme, dormir .. no
    despertar, dormir siempre, dormir .. nunca, no amanecer, descansar siempre|paz, irme este
    mundo|siempre, irse este mundo, acabar todo|esto|conmigo|sufrimiento, acabe todo, terminar
    todo|ella|esto|conmigo, terminar vida, cerrar ojos siempre, morirm, dejar este mundo, que todo acabe,
    me muera, muriendome, fallecer, no volver despertar, apagarme, esfumarme, no seguir, estar bajo
    tierra, irme siempre, reunirme con .. cielo, todo .. termine|acabe, acabar|terminar con? todo|esto,
    desaparecer siempre, cerrar ojos .. no|nunca abrir*, no abrirlos mas|nunca, quedarme dormid* siempre,
    me lleve|recoja !casa|trabajo|escuela, no ver otro|mas dia|manana|amanecer|navidad, borrarme
    mapa|mundo|todo, desconectarme todo|vida, dormirme .. no despertar|nunca, acabar todo, ya no estar,
    irme .. no volver|regresar, dejar este? cuerpo|sufrir, no despierte|despertara|amanezca|abra_ojos, me
    duerma ..3 no, irme con|reunirme|reencontrarme ..2 ella|el|mi, todo va terminar|acabar`,
  KILLSELF: `
    suicid*, suisidi*, suicidio, matarme, matarse, mato, me matare, me quiero|voy matar,
    quitarme|quitarse|quitar|acabar|terminar|termino|poner con? mi|su|fin|propia? vida, quitarme vida, acabar
    con? mi vida, tirarme .. puente|tren|balcon|ventana|vias|azotea, lanzarme .. puente|tren|balcon|vacio,
    saltar .. puente|balcon|ventana|azotea, colgarme, ahorcarme, ahogarme .. mar, cortarme venas, pegarme
    tiro, dispararme, mataria, matandome, mi suicidio, poner fin .. vida, desvivirme, desvivir, desviv*, des
    vivir|vivirme, estrellarme, estrellar ..2 carro|coche|auto|moto, aventarme ..3
    metro|puente|tren|carro|azotea|vacio|edificio, envenenarme, volarme .. cabeza|sesos|tapa, darme un?
    tiro|balazo|fin, pegarme un? tiro, tirarme ..3 vacio|edificio|metro|rio|mar|carro|camion, quitarme ..
    medio, cortarme ..1 venas|cuello|munecas, tomarme .. veneno, saltar ..3 piso|acantilado|edificio|vacio,
    meterme ..2 bala|tiro, hacer una? locura`,
  LIVE: `
    vivir, viviendo, seguir viviendo, estar aqui, existir, estar vivo|viva, despertar, vida, seguir aqui,
    estar este mundo, bibir, viva, vivo, seguir viva|vivo, seguir, levantarme`,
  HURT: `
    cortarme, cortar, cortandome, corto, corte, cortes, hago dano, hacerme dano, hice dano, lastimarme,
    lastimo, herirme, quemarme, quemo, autolesion*, autolesiones, golpearme, rasguno, aranarme, castigarme,
    pellizcarme, quemandome, morderme, pegarme, azotarme, golpeandome, lastimandome, danarme, rasgunarme,
    mordi, muerdo`,
  BODY: `
    brazo, brazos, pierna, piernas, muneca, munecas, muslo, muslos, piel, mano, estomago, cadera, vientre,
    barriga, tobillo, tobillos, antebrazo, antebrazos, venas, pecho`,
  HITS: `
    pega, pego, golpea, golpeo, golpeado, ahorca, ahorco, estrangulo, empuja, empujo, viola, violo, abusa,
    abuso, amenaza, amenazo, patea, pateo, cachetea, maltrata, obliga, obligo, forzo, toca, toco, encierra,
    encerro, agrede, jalo, pegaba, golpeaba, abofetea, abofeteo, escupe, jalonea, azota, manosea, manoseo,
    acosa, arrastro, arrastra, pateaba, cachetada, punetazo, bofetada, golpes, empujaba, tocaba, violaba,
    quemo, mordio, sacude, asfixia, asfixio, rompio, quebro, ahorcar`,
  PILLS: `
    pastillas, pildoras, medicamentos, medicinas, somniferos, frasco, bote, caja, paracetamol, clonazepam,
    rivotril, ibuprofeno, antidepresivos, calmantes, tabletas, capsulas, insulina, ansioliticos`,
  CLOSER: `
    sin mi, si yo? no existiera|estuviera|estoy, si yo? muriera|desapareciera, si yo? me?
    muero|muriera|muera|voy, cuando no este|muera`,
  TOOL: `
    cuter, cutter, navaja, cuchilla, cuchillas, gillette, tijeras, encendedor, mechero, vidrio, compas,
    rastrillo, hojilla, exacto`,
  WEAPON: 'arma, pistola, cuchillo, navaja, machete, escopeta, bala, balas, revolver',
  TAKE: 'tome, tomo, tomar, tomarme, trague, tragar, tragarme, trago, tomando, ingeri, tomado, tragado, meti',
  ALL: `
    todas, todos, todo, muchas, muchos, monton, punado, entero, entera, completo, demasiadas, frasco, caja,
    cajas, quince, veinte, treinta, cuarenta, 15, 20, 30, 40, 50, 60, blister`,
  TELLS: `
    dice, dicen, decia, ordena, ordenan, manda, mandan, pide, piden, grita, gritan, exige, exigen, susurra,
    susurran, repite, repiten, dijo, ordeno`,
  HOMBRE: 'CLOSE, el, ella, marido, hombre, jefe, profesor, maestro, entrenador, cura, pastor, vecino, ellos',
}

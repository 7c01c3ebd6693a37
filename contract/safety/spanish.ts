import type { Language } from './language.ts'

export const spanish: Language = {
  vocabulary: {
    SELF: 'parte mi quiere, cabeza me dice, yo, me, mi, mis, conmigo, mio, mia, mismo, misma',
    CLOSE: `
      amigo, amiga, hermano, hermana, madre, mama, padre, papa, hijo, hija, novio, novia, marido, esposo,
      esposa, pareja, primo, prima, tio, tia, abuelo, abuela, companero, companera, vecino, vecina,
      padrastro, madrastra, ex`,
    OTHER: `
      ella, ellos, ellas, su, sus, quiere, queria quitarse, gente, alguien, personas, paciente, pacientes,
      cliente, protagonista, personaje, heroe, perro, perra, gato, se suicida, se mata, se suicido, se mato,
      CLOSE`,
    TOPIC: `
      novela, pelicula, serie, libro, cuento, cancion, letra, obra, documental, noticia, noticias, articulo,
      ensayo, tesis, curso, clase, charla, pacientes, prevencion, juego, videojuego, personaje`,
    NOT: 'no, nunca, jamas, tampoco, sin, ni, nada',
    AFFIRMED: `
      no se si|como|cuando, no puedo dejar|parar|evitar|sacar, no paro|dejo, no me importa|importaria
      si|morir, por no, no aguanto|puedo|soporto|doy mas, no digo|cuento|conte`,
    PAST: `
      hace anos|tiempo atras, hace ANOS anos, antes, cuando era, en recuperacion, limpia, limpio, ya no
      pienso, sobrevivi, superado, superada, hoy estoy bien|agradecida`,
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
      quiero, kiero, qiero, queria, quisiera, querria, deseo, desearia, ojala, prefiero, preferiria,
      gustaria, ganas, espero, necesito, merezco, pienso, pensando, pensar, pensado, penso, idea, ideas, voy,
      planeo, intente, intento, decidi, decidido, quiere, quieres, quieren, debo, deberia, mejor, sueno,
      ansio, imagino, plan, planeando, estoy listo, lista, tentacion, pensamientos, kisiera, keria, toy
      pensando, estoy pensando, a punto, punto de, pienso en, intentado, quisiera poder, imaginando`,
    DIE: `
      morir, morirme, morirse, muriera, muriese, muerto, muerta, muerte, estar muerto, no despertar, no
      despertara, no despertar mas, no despertarme, no existir, no haber nacido, dejar
      existir|vivir|respirar, desaparecer siempre|mundo|todo|vida, desaparecer, desaparecerme, dormir .. no
      despertar, dormir siempre, dormir .. nunca, no amanecer, descansar siempre|paz, irme este
      mundo|siempre, irse este mundo, acabar todo|esto|conmigo|sufrimiento, acabe todo, terminar
      todo|ella|esto|conmigo, terminar vida, cerrar ojos siempre, morirm, dejar este mundo, que todo acabe,
      me muera, muriendome, fallecer, no volver despertar, apagarme, esfumarme, no seguir, estar bajo tierra,
      irme siempre, reunirme con .. cielo, todo .. termine|acabe, acabar|terminar con? todo|esto, desaparecer
      siempre, cerrar ojos .. no|nunca abrir*, no abrirlos mas|nunca`,
    KILLSELF: `
      suicid*, suisidi*, suicidio, matarme, matarse, mato, me matare, me quiero|voy matar,
      quitarme|quitarse|quitar|acabar|terminar|termino|poner con? mi|su|fin|propia? vida, quitarme vida,
      acabar con? mi vida, tirarme .. puente|tren|balcon|ventana|vias|azotea, lanzarme ..
      puente|tren|balcon|vacio, saltar .. puente|balcon|ventana|azotea, colgarme, ahorcarme, ahogarme .. mar,
      cortarme venas, pegarme tiro, dispararme, mataria, matandome, mi suicidio, poner fin .. vida,
      desvivirme, desvivir`,
    LIVE: `
      vivir, viviendo, seguir viviendo, estar aqui, existir, estar vivo|viva, despertar, vida, seguir aqui,
      estar este mundo, bibir, viva, vivo, seguir viva|vivo, seguir, levantarme`,
    HURT: `
      cortarme, cortar, cortandome, corto, corte, cortes, hago dano, hacerme dano, hice dano, lastimarme,
      lastimo, herirme, quemarme, quemo, autolesion*, autolesiones, golpearme, rasguno, aranarme, castigarme`,
    BODY: 'brazo, brazos, pierna, piernas, muneca, munecas, muslo, muslos, piel, mano, estomago',
    HITS: `
      pega, pego, golpea, golpeo, golpeado, ahorca, ahorco, estrangulo, empuja, empujo, viola, violo, abusa,
      abuso, amenaza, amenazo, patea, pateo, cachetea, maltrata, obliga, obligo, forzo, toca, toco, encierra,
      encerro, agrede, jalo`,
    FEAR: 'miedo, terror, asustada, asustado, temo, aterra, panico',
    PILLS: 'pastillas, pildoras, medicamentos, medicinas, somniferos, frasco, bote, caja',
    CLOSER: `
      sin mi, si yo? no existiera|estuviera|estoy, si yo? muriera|desapareciera, si yo? me?
      muero|muriera|muera|voy, cuando no este|muera`,
  },
  idioms: `
    muero|muere|morir|muriendo|moria|morirme
    risa|hambre|sueno|frio|calor|ganas|verguenza|amor|miedo|sed|cansancio|por|pena|aburrimiento|curiosidad,
    muerto|muerta cansancio|hambre|risa|sueno|frio|calor|verguenza, estoy muerto|muerta !por|dentro, me
    matando, esta|estan matando, no quiero morir sin|todavia, corto|corte|cortado
    cocinando|pelo|cabello|unas|verduras|con, acabar|terminar ..
    proyecto|trabajo|tarea|libro|informe|relacion|curso|semana|carrera|clases, pega fotos|bien, vivir
    cerca|en|con mi|juntos|campo|mar, murio, examen .. mato, estoy cansado|cansada del?
    trabajo|viaje|ruido|calor|turno, no puedo mas .. sueno|hambre|risa|calor|frio, lloré|llore ..
    pelicula|serie|final, mata .. risa, corte .. dedo|papel|cocina, cortaron, casi .. muero ..
    susto|risa|verguenza, desaparecer .. oficina|rato|fiesta`,
  risk: {
    suicide: `
      CLOSER ..4 nadie|todos|mejor|igual|alivio, cansado|cansada|harto|harta|cansadisima .. LIVE|existir,
      mejor|ojala me muero|muera|muriera|mato, me muero ya $, todos|nadie|familia|mundo|gente ..
      mejor|feliz|felices|tranquilos|notaria|importaria|extranaria|lloraria .. CLOSER, todo
      planeado|listo|preparado|decidido .. despedirme|falta|nota|noche|irme, WANT ..4 DIE, WANT ..4 KILLSELF,
      KILLSELF, no .. WANT ..3 LIVE, ya no .. LIVE, no .. sentido .. LIVE, no ..
      razon|razones|motivo|motivos|nada .. LIVE|vivir|seguir, no .. vale .. vida|vivir|pena .. vivir|vida, no
      vale pena .. vivir|seguir, no quiero .. aqui|mas|despertar, @mejor|felices|tranquilos|bien|alivio|feliz
      .. CLOSER, no despertara manana, prefiero .. DIE, me mato $, @nadie ..
      extranar*|llorar*|notar*|enterar* .. muera|muero|muriera|vaya|falta, @cuando yo? me muera|muero, no ..
      sentido .. viva|vivo|vida|vivir|seguir|existir, quiero .. todo .. termine|acabe|pare, me
      gustaria|encantaria .. no .. despertar|existir|nacido, no tengo .. para que vivir|motivo*|razones|nada,
      si .. me muero|muera|muriera .. nadie|nadie lo|todos|mejor|igual, no .. kiero|quiero ..
      estar|vivir|seguir .. mundo|aqui|vida, ojala .. me .. atropell*|mat*|muera|muriera|pase, lo mejor .. no
      existir|morir|desaparecer, solo pienso .. morir|muerte, no me deje despertar, dios .. no .. despertar,
      mi vida .. sentido .. acabar|terminar|fin`,
    goodbye: `
      carta .. despedida|suicidio|adios, escribi .. carta* .. despedida|hijos|familia|todos|madre, mi
      despedida`,
    'self-harm': `
    vuelto|volvi|vuelvo|empece|sigo cortar|cortarme|quemarme|lastimarme|cortandome, me hago .. cortes|dano,
    me corto !pelo|unas|dedo|cabello, me cort* .. BODY|otra|anoche|noche|nuevo|piernas|cuando|vez, HURT .. mis|BODY, WANT ..
    cortarme|lastimarme|hacerme dano|herirme|HURT, me lastimo|quemo|golpeo|castigo|hiero, hacerme dano, volvi
    .. cortar*`,
    overdose: `
      tome todas|muchas .. pastillas, me tome .. frasco|bote|todas`,
    abuse: `
      @CLOSE|el|ella|esposo|marido ..3 me HITS, @me
      pega|golpea|viola|violo|maltrata|ahorca|golpeo|estrangulo|abusa !fotos|bien|sol, @dice .. me va a?
      matar, @me va matar`,
    eating: `
      vomit* .. comer|comida|como|proposito|comidas|todo lo, vomito despues`,
    violence: `
    `,
    psychosis: `
    `,
  },
  elevated: {
    despair: `
      desesper*, no se que hacer con? mi vida, no .. salida|esperanza|fuerzas|futuro, odio mi vida, me odio,
      todo .. negro|oscuro|inutil|perdido, no puedo mas $, ya no puedo $, ya no puedo con esto|todo|vida|mas,
      no aguanto mas $, nada .. sentido|importa|mejorar|mejora|vale|cambiar|salir, no ..
      sentido|salida|futuro|esperanza|esperanzas, sin .. esperanza|esperanzas|salida|salidas|fuerzas|futuro,
      soy .. carga|estorbo|inutil|basura|fracaso|nadie|lastre|peso|error, una carga, carga .. familia|todos,
      no valgo nada, no valgo, harto|harta|cansado|cansada .. todo|luchar|vida|seguir|sufrir, cansad* ..
      luchar|todo|seguir|sufrir, que .. sentido .. seguir|esto|todo, no veo, WANT .. desaparecer, no ..
      fuerzas .. seguir|mas|vivir|levantarme, vida .. infierno|mierda|sentido, estorbo, me cans* ..
      todo|intentar|vivir|luchar|seguir|fingir|vida, ya nada, todo .. me da igual, tocando fondo, sin ganas
      .. nada|vivir|seguir|hacer|levantarme, perdid* .. sin|vida|nada, todo .. vano|inutil|igual|sobra|pesa,
      inutil $, siento inutil, ganas de? nada, no tengo ganas nada, vida .. no vale`,
    'self-harm': 'HURT .. pens*|ganas|urge, pens* .. HURT, aranarme, quiero sentir dolor',
    abuse: `
      @me controla, @controla .. telefono|celular|dinero|movil|todo`,
    eating: `
    `,
    worry: `
      @CLOSE ..6 KILLSELF|morir|DIE|se quiere morir|quitarse, @CLOSE ..5 no .. quiere .. LIVE`,
    substance: `
    `,
    psychosis: `
    `,
    panic: `
      ataque* .. panico|ansiedad`,
    violence: `
    `,
  },
  hints: `
    triste .. siempre|dias|todo, sola, vacio, vacia, no duermo, no puedo dormir, lloro, llorando, llorar,
    cansada, cansado, nadie, ansiedad, deprimida, deprimido, miedo, culpa, dolor, perdida, perdido, sin
    ganas, no como, inutil`,
}

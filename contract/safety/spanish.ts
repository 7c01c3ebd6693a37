import type { Language } from './language.ts'
import { vocabulary } from './spanish-words.ts'

export const spanish: Language = {
  vocabulary,
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
    susto|risa|verguenza, desaparecer .. oficina|rato|fiesta,
    mama|papa|madre|padre|jefe|jefa|profe|novia|novio|esposa|hermana me va|van matar, me matan|mata ..2
    pies|espalda|curiosidad|ganas|calor|tacones|cabeza, te voy matar, nadie me
    pega|maltrata|golpea|obliga|toca, mato ..1 tiempo|hambre|bicho|cucaracha|mosquito, morir|morirme ..1
    ganas|ternura|emocion|verguenza, para morirse, suicidio comercial|politico|profesional, corte|cortes
    ..1 luz|agua|pelo|pizza|tela|cabello, bajaron|subieron suicidios,
    movil|celular|ordenador|computadora|impresora|coche se suicido|murio|muere, muero por, matando el
    rato|tiempo, voy matar .. nevera|chocolate|comio|comido|risa`,
  risk: {
    suicide: `
      CLOSER ..4 nadie|todos|mejor|igual|alivio, cansado|cansada|harto|harta|cansadisima ..
      LIVE|existir, mejor|ojala me muero|muera|muriera|mato, me muero ya $,
      todos|nadie|familia|mundo|gente ..
      mejor|feliz|felices|tranquilos|notaria|importaria|extranaria|lloraria .. CLOSER, todo
      planeado|listo|preparado|decidido .. despedirme|falta|nota|noche|irme, WANT ..4 DIE, WANT ..4
      KILLSELF, KILLSELF, no .. WANT ..3 LIVE, ya no .. LIVE, no .. sentido .. LIVE, no ..
      razon|razones|motivo|motivos|nada .. LIVE|vivir|seguir, no .. vale .. vida|vivir|pena ..
      vivir|vida, no vale pena .. vivir|seguir, no quiero .. aqui|mas|despertar,
      @mejor|felices|tranquilos|bien|alivio|feliz .. CLOSER, no despertara manana, prefiero .. DIE, me
      mato $, @nadie .. extranar*|llorar*|notar*|enterar* .. muera|muero|muriera|vaya|falta, @cuando yo?
      me muera|muero, no .. sentido .. viva|vivo|vida|vivir|seguir|existir, quiero .. todo ..
      termine|acabe|pare, me gustaria|encantaria .. no .. despertar|existir|nacido, no tengo .. para que
      vivir|motivo*|razones|nada, si .. me muero|muera|muriera .. nadie|nadie lo|todos|mejor|igual, no
      .. kiero|quiero .. estar|vivir|seguir .. mundo|aqui|vida, ojala .. me ..
      atropell*|mat*|muera|muriera|pase, lo mejor .. no existir|morir|desaparecer, solo pienso ..
      morir|muerte, no me deje despertar, dios .. no .. despertar, mi vida .. sentido ..
      acabar|terminar|fin, pido|rezo|ruego|ojala|dios|virgen|espero|quisiera|suplico ..6 me
      lleve|lleven|recoja, no ..2 quiero|pienso|voy|espero ..3 ver ..1 otro|manana|navidad|proximo,
      queda ..1 morir|morirme|desaparecer, seguro ..1 vida ..8 familia|hijos|cobr*, sobro ..2
      aqui|mundo|todos, nadie ..3 extran*|llorar*|dara cuenta ..4, me voy ..3 mundo|para siempre|no
      vuelvo|no regreso|no volvere, no ..1 merezco ..2 vivir|vida|estar, vale mas|mas muert*,
      decidido|decidi|se|elegi|tengo ..3 como ..2 cuando|donde|dia, todo ..1
      planeado|decidido|preparado|listo ..4 sabado|domingo|lunes|viernes|alivio|acabar, ojala ..4 no
      despiert*|despertar*, me duerma ..4 no despiert*, vida ..2 no ..2 aguanto|soporto|quiero,
      solo|unica|unico espero ..3 muerte|final|reunirme, cruz* ..3 sin mirar, ultimo|ultima ..1
      dia|noche|navidad|cumpleanos ..3 vida|viv*|mio, no ..2 voy ..2 llegar|estar ..3
      navidad|manana|ano|verano|cumpleanos, andén|anden ..6 paso|saltar|acerc*, quiero|ganas ..2 dejar
      de? existir|vivir|sufrir|respirar, cansad* ..2 estar viv*, sigo aqui ..3 rabia|pena|lastima,
      intento ..3 fall*|salio, no ..1 salio|funciono ..3 intento, para ..1 que ..1 seguir viv*`,
    goodbye: `
      carta .. despedida|suicidio|adios, escribi .. carta* .. despedida|hijos|familia|todos|madre, mi
      despedida, adios ..2 todos|mundo|mama|familia|amigos|siempre|vida, perdon* ..6 hoy|me voy|adios|lo
      que|no aguante|no pude, no ..1 fue|es ..1 tu|su|vuestra|culpa culpa?, ya no ..1 voy|vay* ..1
      estar, cuando lean|leas|lea|encuentren|leais ..2 esto|carta|nota|mensaje, si ..1
      lees|leen|estas|leyendo esto, manana ..4 no ..2 estare|tendre|estoy|habra|exist*|despert*, regal*
      ..3 mis|todas ..1 cosas|ropa|libros|discos, despedirme ..3 todos|familia|mama|sin|cada|amigos, me
      despedi ..3 todos|mama|vida|mundo|siempre, dejo|deje|escribi|escribiendo ..2
      carta|cartas|nota|notas ..4 despedid*|padres|mama|hijos|todos|cada|cajon|perdon, me despido ..3
      todos|ustedes|mundo|siempre|vida, regal*|di|deje ..3
      guitarra|bici|perro|gato|ropa|coleccion|anillo|claves|llaves|dinero|contrasenas ..8
      sobre|cajon|cartas|listo|vecina|claves|llave|siempre|gracias|adios|cuid*, ordenado|arreglado|listo
      ..6 no ..1 este|estoy|estare, cuando|para_cuando ya? ..1 no este|estoy|estare, me voy ..1 siempre,
      ya ..1 listo|lista ..3 gracias|adios|irme, perdon|adios ..6 cuidense|cuidate, gracias ..1 por
      escuchar*|leerme|todo ..1, ya ..1 me voy, despedi ..3 todos|sin_que|cuenta`,
    'self-harm': `
      vuelto|volvi|vuelvo|empece|sigo cortar|cortarme|quemarme|lastimarme|cortandome, me hago ..
      cortes|dano, me corto !pelo|unas|dedo|cabello, me cort* ..
      BODY|otra|anoche|noche|nuevo|piernas|cuando|vez, HURT .. mis|BODY, WANT ..
      cortarme|lastimarme|hacerme dano|herirme|HURT, me lastimo|quemo|golpeo|castigo|hiero, hacerme
      dano, volvi .. cortar*, TOOL & BODY|cortar*|piel|sangre|corto|alivi*, no ..4
      ojos|mirar|pensar|dejar|soltar ..3 TOOL, me ..1
      cort*|quem*|rasgun*|aran*|golpe*|pellizc*|muerd*|mord*|pego|rasc* ..8
      BODY|sangre|sangrar|hasta|castig*|alivi*|cabeza|pared|siento|diario|puno*, voy ..1
      cortar|quemar|cortarme|lastimarme|HURT, cortes ..3 nuevos|frescos|BODY|mangas|sangr*,
      tapar|ocultar|esconder|mangas ..4 cortes|marcas|cicatrices|heridas, abri ..2
      heridas|cortes|cicatrices|puntos, hacerme|hago|hice ..2 sangrar|cortes|dano, veo|ver|vi ..1 sangre
      ..3 calm*|alivi*|tranquil*|paz, golpeo|golpee|pego|golpear ..2 cabeza|pared|puno*, TOOL ..3
      estuche|cama|colchon|cajon|escritorio|mesa|espejo|bolso, guardo|escondi|escondo|tengo ..2
      cuchilla*|gillette|cuter|navaja, lo volvi hacer ..4 bano|brazo*|pierna*|noche|ducha, quem* ..2
      cigarr*|encendedor|mechero, manga* ..3 larga* ..5 marcas|brazos|calor|cicatrices|cortes, a
      proposito ..3 quem*|cort*|golpe*, quem*|cort*|golpe* ..4 a? proposito`,
    overdose: `
      tome todas|muchas .. pastillas, me tome .. frasco|bote|todas, TAKE ..4 ALL ..3 PILLS, TAKE ..4
      PILLS ..3 ALL !mananas|manana|noches|noche|dias, sobredosis, TAKE ..3 veneno|cloro|lejia|raticida,
      me ..1 TAKE ..3 ALL ..4 dorm*|marea*|asust*|ya|ahora|manos|arrepent*, juntando|guardando|acumul*
      ..3 PILLS, TAKE ..2 demasiadas|demasiados|muchas|todo_lo ..4, TAKE ..3
      caja|frasco|blister|bote|botiquin, TAKE ..2 treinta|veinte|cuarenta|cincuenta|diez|quince|20|30|40
      ..1 PILLS, TAKE ..4 botiquin|armario, acabo|acabe ..1 TAKE ..4 PILLS, pastillas ..4 me
      tome|tomo|trague`,
    abuse: `
      @CLOSE|el|ella|esposo|marido ..3 me HITS, @me
      pega|golpea|viola|violo|maltrata|ahorca|golpeo|estrangulo|abusa !fotos|bien|sol, @dice .. me va a?
      matar, @me va matar, @HOMBRE ..4 me ..3 HITS, @me ..2 quiso|quiere|intento|trato ..1
      matar|ahorcar|pegar|violar|tocar|besar|asfixiar, @dice|dijo|amenaz*|jura|juro ..6
      matar*|mata|mato|entierra|quema|encuentran|encontrar, @si ..4
      voy|dejo|denuncio|cuento|hablo|digo|separo ..5 mata|matar*|quita*|encuentra|golpea|pega|peor|hij*,
      @WEAPON ..4 cuello|cabeza|cara|garganta|almohada|me, @HOMBRE ..5 mete|metio|sube|acuesta ..3 cama,
      @me ..1 manosea|desviste|tocaba|desnuda, @mano* debajo, encerrad* ..4
      el|marido|novio|papa|cuarto|bano|casa|llave, @no ..1 salgo|saldre|sales|salir viv*, @amenaz* ..4
      fotos|cuchillo|pistola|me|hij*|denunci*, miedo ..4 volver|regresar|llegar|estar|entrar ..1 casa,
      @marcas ..3 correa|cinturon|cable|cinto, @me ..2 correa|cinturon|cable|palo|plancha, @nos HITS,
      @llega ..2 tomado|borracho|bebido ..6 pega|golpea|grita|miedo, @nos encerramos|escondimos, dije
      ..2 no ..4 hizo|igual|siguio|continuo, @lo hizo igual, encerrad*|escond* ..3
      bano|cuarto|armario|coche, @golpe*|golpes ..2 puerta ..3, @me ..1 agarro|agarra|cogio|apreto ..2
      cuello|pelo|garganta, @padrastro ..4 toca|cuarto|cama|noche*, @me ..1 tiro|lanzo|aventó|avento ..3
      plato|sarten|vaso|escaleras|suelo|cosas, @la proxima vez ..4 mata|peor|hablo|voy`,
    eating: `
      vomit* .. comer|comida|como|proposito|comidas|todo lo, vomito despues, vomit* ..6
      comer|comida|cena|proposito|adelgazar|dedos|cada|siempre|escond*|grifo|desayuno, laxante*,
      dias|semana|semanas ..4 sin comer|probar|nada|cafe|agua|chicle|hielo, desmay* ..8
      com*|gorda|peso|dieta|hambre|ducha|escuela, ayuno ..4 dias|semana|culpa|castigo, purg*, dedos ..2
      garganta, provoc* ..1 vomito, me meto|meti ..2 dedos, desmay*|marea* ..5 no ..1 como|comer|comido,
      peso ..2 kilos ..4 bajar|menos|mas|perder, todavia|aun ..2 gord* ..4 kilos|peso, sin comer ..3
      dias|nada, llevo ..2 dias ..4 agua|cafe|te, ANOS dias ..3 sin|no ..1 comer|comido|como|ayun*,
      vomito|vomite ..3 despues|todo|siempre|bano, ayun* ..3 poderosa|fuerte|limpia|orgullosa, atracon*
      ..4 vomit*`,
    violence: `
      matar|quemar|apunalar|disparar ..2 mi|ese|esa|al
      CLOSE|tipo|hombre|jefe|profesor|vieja|desgraciado, WEAPON ..8 cobrar*|vengar*|pagar|escuela|lo
      espero, le|lo|la|les ..1 voy ..1 cobrar|matar|disparar|acuchillar|reventar|hacer_pagar, va|van
      pagar ..3 todo|hizo|caro|sangre, voy|vamos|quiero ..1 matar ..2 CLOSE|ese|el|todos|esa ..8
      se|tengo|ya|hora|cuchillo|pistola, ya ..1 se ..3 hora|donde ..4 sale|vive|trabaja,
      quiero|ganas|pienso ..2 hacer*|dano|lastimar|herir ..4 todos|ellos|clase|gente|bebe|hijo*, si ..4
      quita* ..4 mato|matare, lo|la|los mato ..2, @miedo ..4 hacerle|lastimar|danar ..2 dano ..3
      bebe|hijo*|nino*|alguien, @miedo ..3 hacerle dano, no|dejo ..3 pensar|imaginar ..3
      apunal*|matarl*|golpearl*, tengo ..2 WEAPON|con_que, WEAPON ..4
      mochila|bolso|bolsillo|tengo|compre, esperar* ..4 salida|casa ..5 WEAPON|cuchillo|aprender`,
    psychosis: `
      voz|voces|angel*|demonio*|dios|diablo|oido|sombra ..5 TELLS ..8
      mat*|cort*|salt*|muer*|tire|lastim*|quem*|HURT|KILLSELF|hij*, me TELLS ..3 oido|voces ..6
      mat*|cort*|muer*|salt*|tire|hag*, me ordena*|mandan ..4 mat*|cort*|salt*|tir*|quem*,
      voz|voces|alguien|hombre|dios ..4 manda|mandan|pide|ordena|dice|exige|susurr* ..5
      mat*|muer*|mor*|dano|cuchillo|salt*|tir*|cort*|quem*|golpe*, me ..1 susurr*|mandan|manda ..4
      cuchillo|mat*|dano|salt*, voces ..4 no paran|callan ..4 cort*|mat*|haga*`,
  },
  elevated: {
    despair: `
      desesper*, no se que hacer con? mi vida, no .. salida|esperanza|fuerzas|futuro, odio mi vida, me
      odio, todo .. negro|oscuro|inutil|perdido, no puedo mas $, ya no puedo $, ya no puedo con
      esto|todo|vida|mas, no aguanto mas $, nada .. sentido|importa|mejorar|mejora|vale|cambiar|salir,
      no .. sentido|salida|futuro|esperanza|esperanzas, sin ..
      esperanza|esperanzas|salida|salidas|fuerzas|futuro, soy ..
      carga|estorbo|inutil|basura|fracaso|nadie|lastre|peso|error, soy|siento ..2 carga, carga ..
      familia|todos, no valgo nada, no valgo, harto|harta|cansado|cansada ..
      todo|luchar|vida|seguir|sufrir, cansad* .. luchar|todo|seguir|sufrir, que .. sentido ..
      seguir|esto|todo, no veo, WANT .. desaparecer, no .. fuerzas .. seguir|mas|vivir|levantarme, vida
      .. infierno|mierda|sentido, estorbo, me cans* .. todo|intentar|vivir|luchar|seguir|fingir|vida, ya
      nada, todo .. me da igual, tocando fondo, sin ganas .. nada|vivir|seguir|hacer|levantarme, perdid*
      .. sin|vida|nada, todo .. vano|inutil|igual|sobra|pesa, inutil $, siento inutil, ganas de? nada,
      no tengo ganas nada, vida .. no vale, quedo sin ..2 sentido|ganas|nadie|nada, sin sentido, no
      sirvo, nunca voy|podre ..3 salir|ser|mejorar|poder|tener|feliz, nunca sere, como|siento|soy ..1
      fantasma, en|piloto automatico, perdi ..2 esperanza|fe|todo|ganas|ilusion, nada ..3
      cambia*|ilusiona|llena|alegra|ayuda|funciona|salio, vacio ..2 dentro|por|siento|enorme, no ..2
      encuentro|veo|tengo|hay|queda ..3 sentido|salida|motivo*|razon*|futuro|esperanza|ilusion|nadie,
      arruin* ..2 vida|todo|familia, atrapad*, no ..1 merezco, todo|siempre ..2 sale|salio|hago mal,
      fracas*, no ..1 importo ..1 nadie, soy ..1 nada|nadie|desastre|error|basura|problema, molest* ..4
      todos|familia|hijo*|dar|sirvo|casa, soy|siento ..3
      carga|estorbo|gasto|molestia|peso|lastre|problema, estorb*, por mi culpa, todo ..2 culpa mia,
      paga* ..5 mis medicinas|deudas|gastos, hundi* ..2 pozo|fondo|oscuridad|cama, da igual ..3
      todo|si|que, ya no ..1 siento|lloro|espero|disfruto|creo ..1 nada, apagad* ..1 dentro, mejor ..2
      no haber nacido, @mejor ..2 sin mi, nadie ..2 echaria|extranaria|echa|extrana, nadie me ..1
      echaria|extran*, solo|solamente? doy ..1 problemas|trabajo|gastos|disgustos, doy ..1 problemas,
      sin ganas ..2 nada|vivir, vaci* ..1 por dentro, siento vaci*, no tengo ganas, gris ..3
      dia*|todo|cada, no ..2 queda ..2 nada, no ..1 aporto nada, cuesto ..1 dinero, para que ..1 todo,
      estoy acabad*|termin*|rot*, ya ..1 no ..1 puedo ..1 mas, mejor ..1 hij*|madre|padre ..2 merec*`,
    'self-harm': `
      HURT .. pens*|ganas|urge, pens* .. HURT, aranarme, quiero sentir dolor,
      ganas|impulso|urgencia|necesidad ..3 lastimarme|cortarme|HURT|sangrar|dolor, tire|tirado|bote ..2
      TOOL, aguant* ..3 ganas|impulso, ganas ..2 de? hacerme|cortarme|lastimarme, dias|semana* ..2 sin
      cortarme|lastimarme|hacerlo|autolesion*, queria hacerlo ..3 pero|llame, casi
      recaigo|recai|lo_hago, resist* ..3 ganas|impulso`,
    abuse: `
      @me controla, @controla .. telefono|celular|dinero|movil|todo, @HOMBRE|novio|pareja ..4
      revisa|controla|vigila|espia|lee|exige|prohibe|prohibio|bloqueo|borro|esconde|huele|cuenta ..4
      mi|me|mis|todo|celular|telefono|mensajes|donde|amig*, @me ..1
      prohibe|controla|vigila|revisa|espia|cela|aisla|humilla|insulta|grita|compara|persigue|acosa, @no
      ..1 me deja ..3 salir|ver|trabajar|hablar|tener|usar|ir|vestir*|sola,
      aplicacion|app|gps|camara*|ubicacion ..5 saber|ver|donde|vigil*|control*|novio|pareja|marido, me
      hace ..1 escenas|escandalo|menos|sentir, tengo ..2 pedir* ..2 permiso|dinero, me quita|quito ..3
      telefono|celular|dinero|tarjeta|llaves, dej* ..2 ver ..2 amig*|familia ..4 por|el|celos, me ..1
      revisa|mira|lee ..3 movil|celular|mensajes|telefono, no ..1 me deja ..4, pedir* ..1 permiso, miedo
      ..4 enfad*|enoj*|marido|novio|el|pareja, le tengo miedo, controla ..3 dinero|todo|ropa|movil, me
      grita ..2, escoge|elige|decide ..2 mi|que|ropa|amig*, me ..1 quita ..2
      movil|celular|dinero|sueldo, deje ..2 ver ..3 amig*|familia`,
    eating: `
      culp*|asco|gorda|gordo|lloro|llore ..5 comer|comi|comida|cuerpo|espejo, comi ..8
      culp*|asco|llor*|basura|gord*, cuento|contar|contando ..2 calorias, salt*|salto ..1 comidas|cena,
      atracon*, me ..1 peso|pesar ..3 veces|diario|dia, me veo ..2 gord*|enorme|asco, evit* ..2
      comer|espejo*|comida*, asco ..4 comer|comi|cuerpo|misma|mi, cuent* ..1 cada? calor*, odio ..1
      cuerpo|barriga|piernas, no ..2 miro ..2 espejo, atracon, me odio ..3 comi|trozo|pastel, comi ..3
      odio|culp*`,
    worry: `
      @CLOSE ..6 KILLSELF|morir|DIE|se quiere morir|quitarse, @CLOSE ..5 no .. quiere .. LIVE, @CLOSE
      ..6 se ..1 corta|lastima|muera|matar|quitar|despid*|mata|droga|vomita|hace_dano|tomo, @CLOSE ..8
      DIE|KILLSELF|despid*|cortes|ojala_se_muera|quiere_vivir, @CLOSE ..4 no ..1
      come|contesta|responde|quiere_vivir, @miedo|preocup*|asustad* ..6 CLOSE|ella|el ..5
      haga|mate|pase|locura|algo|dano, me parte ..1 alma|corazon ..3, @CLOSE ..8 quiere|queria|quiso ..2
      morir*|desaparecer|matar*|irse, @encontr* ..2 TOOL|cuchillas|carta|pastillas ..5
      CLOSE|cuarto|habitacion, @CLOSE ..6 intent* ..2 suicid*|matar*|quitar*, @creo|sospecho ..8
      pega|golpea|maltrata|abusa, @CLOSE ..4 no ..1 come ..4, @miedo ..5 CLOSE ..5
      haga|locura|dano|tonteria|algo, @repart*|regal* ..3 sus ..1 cosas`,
    substance: `
      tomo|bebo|tomando|bebiendo|tragos|copas|cerveza*|vino|ron|vodka|whisky|pastillas|mota|porro* ..6
      para?
      poder|dormir|antes|solas|amanecer|diario|olvidar|tembl*|tiembl*|funcionar|cada|todos|escondid*,
      recai* ..2, escond* ..2 botella*|alcohol|vodka|latas|vino, consum* ..3
      coca*|cristal|perico|droga*|otra|solo, tiemblan ..2 manos, me drogo|drogue, borrach* ..4
      otra|diario|cada|solo|noche|hij*, bebo ..4 noches|dias|dormir|sola|solo, no ..2 dia|pasar ..4 sin
      ..2 fumar|beber|porro*|drog*|pastilla*, recaido|recai ..3, volvi ..2 consumir|beber|fumar|drog*,
      escond* ..3 botella*, mas ..1 PILLS ..4 recet*|deb*|doctor, despert* ..3 sin acord*|recordar, no
      ..2 acuerdo|recuerdo ..2 nada ..4 noche|anoche|otra|fiesta, tomo ..1 mas ..1 PILLS`,
    psychosis: `
      oigo|escucho|oia|oir|escuchar ..2 voces|susurros|murmullos, voces ..3
      cabeza|dentro|pared|hablan|noche|comentan, me ..1
      siguen|vigilan|persiguen|espian|graban|envenen*|leen|controlan ..3,
      tele|radio|television|presentador*|noticiero ..5
      hablan|habla|mensajes|mi_nombre|senales|se_dirige, chip*|camaras|microfono* ..5
      pared*|cuerpo|cabeza|foco*|dientes, veo ..2 sombras|gente|cosas ..4 no|nadie, me ..2
      vigilan|siguen|espian|graban|filman|observan, oigo|escucho ..2 voces, vecinos ..4
      hablan|oyen|pared|mi, tele|television|radio ..3 habla*|manda*|mensaje* ..2 mi|me,
      pone*|echan|meten ..2 cosas|algo|veneno ..3 comida|bebida|agua, veo ..1 sombras, siguen ..3
      coche*|carro*|camioneta*, coche*|carro* ..4 siguen|sigue`,
    panic: `
      ataque* .. panico|ansiedad, crisis|ataque* ..2 ansiedad|panico|nervios, crisis ..1 este|esta
      mes|semana, me ..1 ahog*|asfixi*|temblaba ..3, falta|faltaba|falto|sin ..1 aire, no ..1
      podia|puedo|pude|logro respirar, corazon ..3 mil|salir*|acelerad*|explot*|galop*, me ..1
      vuelvo|volvia|estoy volviendo loc*, taquicardia, hiperventil*, pecho ..2
      apretad*|aprieta|oprimid*|cerrad*, no ..1 puedo salir ..2 casa, dias|semanas sin salir, ataque*
      ..2 panico|ansiedad, otro ataque, faltaba|falta|falto ..1 aire, me ..1 tiembla*|temblaba* ..2
      todo|manos|cuerpo|piernas, siento|senti|crei|pense ..3 muero|morir|moria|infarto, ansiedad ..4
      casa|salgo|salir, paraliz* ..4 sentia|hablar|moverme|miedo, no ..1 sentia ..2 manos|piernas|cara,
      corazon ..2 mil`,
    violence: 'miedo ..4 control|hacerle|lastimarl*|golpearl*|pegarl*, ganas ..2 pegarle|golpear*|ahorcar*',
  },
  hints: `
    triste .. siempre|dias|todo, sola, vacio, vacia, no duermo, no puedo dormir, lloro, llorando, llorar,
    cansada, cansado, nadie, ansiedad, deprimida, deprimido, miedo, culpa, dolor, perdida, perdido, sin ganas,
    no como, inutil, sin dormir, duermo mal, no puedo levantarme, me da igual, solo llor*, aislad*, agotad*`,
}

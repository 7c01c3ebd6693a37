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
    ganas|ternura|emocion|verguenza, para morirse, suicidio comercial|politico|profesional, corte|cortes ..1
    luz|agua|pelo|pizza|tela|cabello, bajaron|subieron suicidios`,
  risk: {
    suicide: `
      CLOSER ..4 nadie|todos|mejor|igual|alivio, cansado|cansada|harto|harta|cansadisima .. LIVE|existir,
      mejor|ojala me muero|muera|muriera|mato, me muero ya $, todos|nadie|familia|mundo|gente ..
      mejor|feliz|felices|tranquilos|notaria|importaria|extranaria|lloraria .. CLOSER, todo
      planeado|listo|preparado|decidido .. despedirme|falta|nota|noche|irme, WANT ..4 DIE, WANT ..4 KILLSELF,
      KILLSELF, no .. WANT ..3 LIVE, ya no .. LIVE, no .. sentido .. LIVE, no ..
      razon|razones|motivo|motivos|nada .. LIVE|vivir|seguir, no .. vale .. vida|vivir|pena .. vivir|vida, no
      vale pena .. vivir|seguir, no quiero .. aqui|mas|despertar, @mejor|felices|tranquilos|bien|alivio|feliz
      .. CLOSER, no despertara manana, prefiero .. DIE, me mato $, @nadie .. extranar*|llorar*|notar*|enterar*
      .. muera|muero|muriera|vaya|falta, @cuando yo? me muera|muero, no .. sentido ..
      viva|vivo|vida|vivir|seguir|existir, quiero .. todo .. termine|acabe|pare, me gustaria|encantaria .. no
      .. despertar|existir|nacido, no tengo .. para que vivir|motivo*|razones|nada, si .. me
      muero|muera|muriera .. nadie|nadie lo|todos|mejor|igual, no .. kiero|quiero .. estar|vivir|seguir ..
      mundo|aqui|vida, ojala .. me .. atropell*|mat*|muera|muriera|pase, lo mejor .. no
      existir|morir|desaparecer, solo pienso .. morir|muerte, no me deje despertar, dios .. no .. despertar,
      mi vida .. sentido .. acabar|terminar|fin, pido|rezo|ruego|ojala|dios|virgen|espero|quisiera|suplico ..6
      me lleve|lleven|recoja, no ..2 quiero|pienso|voy|espero ..3 ver ..1 otro|manana|navidad|proximo, no ..2
      quiero|pienso|voy ..2 cumplir|llegar ..3 ANOS|cumpleanos|treinta|cuarenta|veinte|fin,
      elegi|escogi|tengo|puse|fije ..3 dia|fecha|noche|metodo|manera|lugar ..4
      morir|irme|acabar|hacerlo|todo|adios, valor|coraje|agallas ..4
      matarme|hacerlo|morir|acabar|saltar|tirarme, queda ..1 morir|morirme|desaparecer,
      cancer|infarto|accidente|enfermedad ..5 feliz|alivio|suerte|favor|bendicion, ojala ..4
      cancer|infarto|accidente|camion|carro|rayo ..4 me|lleve|mate, seguro ..1 vida ..8 familia|hijos|cobr*,
      no ..1 me importaria|importa ..4 morir|muero|atropell*|despertar|DIE,
      puente|azotea|balcon|vias|tren|metro|barranco ..8 saltar|tirarme|aventarme|brincar|caer|dejarme,
      pens*|imagin* ..4 saltar|tirarme|estrellarme|matarme|como hacerlo|mi funeral|mi muerte,
      busque|googlee|buscando|investigue ..4 como ..3 morir|matar*|hacerlo|sin dolor, todo|plan ..2
      listo|planeado|preparado ..4 irme|morir|hacerlo|noche|manana, cuando ..2 me muera|muero|no este ..6
      mejor|tranquil*|felic*|libre*|descans*, sobro ..2 aqui|mundo|todos, nadie ..3 extran*|llorar*|dara
      cuenta ..4, me voy ..3 mundo|para siempre|no vuelvo|no regreso|no volvere, no ..1 merezco ..2
      vivir|vida|estar, vale mas|mas muert*`,
    goodbye: `
      carta .. despedida|suicidio|adios, escribi .. carta* .. despedida|hijos|familia|todos|madre, mi
      despedida, ultim* ..1 mensaje|carta|nota|post|historia|publicacion|entrada|palabras|audio, adios ..2
      todos|mundo|mama|familia|amigos|siempre|vida, perdon* ..6 hoy|me voy|adios|lo que|no aguante|no pude, no
      ..1 fue|es ..1 tu|su|vuestra|culpa culpa?, cuida|cuiden|cuidame|cuidenme|cuidad ..4
      mi|mis|mama|perro|gato|perra|hijos|hermanos|ella ..6 no|cuando|ya|voy|este|adios|favor, ya no ..1
      voy|vay* ..1 estar, cuando lean|leas|lea|encuentren|leais ..2 esto|carta|nota|mensaje, si ..1
      lees|leen|estas|leyendo esto, manana ..4 no ..2 estare|tendre|estoy|habra|exist*|despert*, regal* ..3
      mis|todas ..1 cosas|ropa|libros|discos, despedirme ..3 todos|familia|mama|sin|cada|amigos, me despedi
      ..3 todos|mama|vida|mundo|siempre, dejo|deje|escribi|escribiendo ..2 carta|cartas|nota|notas ..4
      despedid*|padres|mama|hijos|todos|cada|cajon|perdon, me despido ..3 todos|ustedes|mundo|siempre|vida`,
    'self-harm': `
      vuelto|volvi|vuelvo|empece|sigo cortar|cortarme|quemarme|lastimarme|cortandome, me hago .. cortes|dano,
      me corto !pelo|unas|dedo|cabello, me cort* .. BODY|otra|anoche|noche|nuevo|piernas|cuando|vez, HURT ..
      mis|BODY, WANT .. cortarme|lastimarme|hacerme dano|herirme|HURT, me lastimo|quemo|golpeo|castigo|hiero,
      hacerme dano, volvi .. cortar*, TOOL ..5
      mano|manos|almohada|bolsillo|bano|cajon|mochila|funda|escondid*, TOOL &
      BODY|cortar*|piel|sangre|corto|alivi*, no ..4 ojos|mirar|pensar|dejar|soltar ..3 TOOL, me ..1
      cort*|quem*|rasgun*|aran*|golpe*|pellizc*|muerd*|mord*|pego|rasc* ..8
      BODY|sangre|sangrar|hasta|castig*|alivi*|cabeza|pared|siento|diario|puno*, voy ..1
      cortar|quemar|cortarme|lastimarme|HURT, cortes ..3 nuevos|frescos|BODY|mangas|sangr*,
      tapar|ocultar|esconder|mangas ..4 cortes|marcas|cicatrices|heridas, abri ..2
      heridas|cortes|cicatrices|puntos, hacerme|hago|hice ..2 sangrar|cortes|dano`,
    overdose: `
      tome todas|muchas .. pastillas, me tome .. frasco|bote|todas, TAKE ..4 ALL ..3 PILLS, TAKE ..4 PILLS ..3
      ALL !mananas|manana|noches|noche|dias, sobredosis, TAKE ..3 veneno|cloro|lejia|raticida, me ..1 TAKE ..3
      ALL ..4 dorm*|marea*|asust*|ya|ahora|manos|arrepent*, juntando|guardando|acumul* ..3 PILLS`,
    abuse: `
      @CLOSE|el|ella|esposo|marido ..3 me HITS, @me
      pega|golpea|viola|violo|maltrata|ahorca|golpeo|estrangulo|abusa !fotos|bien|sol, @dice .. me va a?
      matar, @me va matar, @HOMBRE ..4 me ..3 HITS, @me ..2 quiso|quiere|intento|trato ..1
      matar|ahorcar|pegar|violar|tocar|besar|asfixiar, @dice|dijo|amenaz*|jura|juro ..6
      matar*|mata|mato|entierra|quema|encuentran|encontrar, @si ..4 voy|dejo|denuncio|cuento|hablo|digo|separo
      ..5 mata|matar*|quita*|encuentra|golpea|pega|peor|hij*, @WEAPON ..4
      cuello|cabeza|cara|garganta|almohada|me, @HOMBRE ..5 mete|metio|sube|acuesta ..3 cama,
      @entra|viene|entraba ..4 cuarto|bano|habitacion|ducha ..6
      noche|noches|madrugada|mano*|toca|miedo|borracho, @me ..1 manosea|desviste|tocaba|desnuda,
      @pasa|puso|mete|pone|metio ..2 mano* ..3 pierna*|falda|blusa|mi|pantalon|debajo, @mano* debajo,
      moreton*|moraton*|ojo_morado|golpes ..6 el|marido|novio|papa|escond*|tap*|caida|maquillaje, encerrad*
      ..4 el|marido|novio|papa|cuarto|bano|casa|llave, @no ..1 salgo|saldre|sales|salir viv*, @amenaz* ..4
      fotos|cuchillo|pistola|me|hij*|denunci*, fotos|videos ..5
      enviar|mandar|publicar|subir|mama|escuela|desnud*|intim*, miedo ..4 volver|regresar|llegar|estar|entrar
      ..1 casa, @marcas ..3 correa|cinturon|cable|cinto, @me ..2 correa|cinturon|cable|palo|plancha`,
    eating: `
      vomit* .. comer|comida|como|proposito|comidas|todo lo, vomito despues, vomit* ..6
      comer|comida|cena|proposito|adelgazar|dedos|cada|siempre|escond*|grifo|desayuno, laxante*,
      dias|semana|semanas ..4 sin comer|probar|nada|cafe|agua|chicle|hielo, no ..1 como|comido|comi|pruebo ..4
      dias|desde|semana|lunes|martes|miercoles|jueves|viernes|domingo|casi, desmay* ..8
      com*|gorda|peso|dieta|hambre|ducha|escuela, ayuno ..4 dias|semana|culpa|castigo, purg*, dedos ..2
      garganta, provoc* ..1 vomito`,
    violence: `
      voy|vamos|quiero|ganas|planeo|pienso|juro ..3
      matarlo|matarla|matarlos|apunalar*|disparar*|balacear*|envenenar*|acuchillar*|reventarlo|degollar*,
      matar|quemar|apunalar|disparar ..2 mi|ese|esa|al CLOSE|tipo|hombre|jefe|profesor|vieja|desgraciado,
      compre|tengo|consegui|llevo|llevar ..2 WEAPON ..8
      manana|ese|ella|escuela|profesor|mat*|cobrar*|veng*|pag*, WEAPON ..8 cobrar*|vengar*|pagar|escuela|lo
      espero, le|lo|la|les ..1 voy ..1 cobrar|matar|disparar|acuchillar|reventar|hacer_pagar, va|van pagar ..3
      todo|hizo|caro|sangre`,
    psychosis: `
      voz|voces|angel*|demonio*|dios|diablo|oido|sombra ..5 TELLS ..8
      mat*|cort*|salt*|muer*|tire|lastim*|quem*|HURT|KILLSELF|hij*, me TELLS ..3 oido|voces ..6
      mat*|cort*|muer*|salt*|tire|hag*, me ordena*|mandan ..4 mat*|cort*|salt*|tir*|quem*`,
  },
  elevated: {
    despair: `
      desesper*, no se que hacer con? mi vida, no .. salida|esperanza|fuerzas|futuro, odio mi vida, me odio,
      todo .. negro|oscuro|inutil|perdido, no puedo mas $, ya no puedo $, ya no puedo con esto|todo|vida|mas,
      no aguanto mas $, nada .. sentido|importa|mejorar|mejora|vale|cambiar|salir, no ..
      sentido|salida|futuro|esperanza|esperanzas, sin .. esperanza|esperanzas|salida|salidas|fuerzas|futuro,
      soy .. carga|estorbo|inutil|basura|fracaso|nadie|lastre|peso|error, soy|siento ..2 carga, carga ..
      familia|todos, no valgo nada, no valgo, harto|harta|cansado|cansada .. todo|luchar|vida|seguir|sufrir,
      cansad* .. luchar|todo|seguir|sufrir, que .. sentido .. seguir|esto|todo, no veo, WANT .. desaparecer,
      no .. fuerzas .. seguir|mas|vivir|levantarme, vida .. infierno|mierda|sentido, estorbo, me cans* ..
      todo|intentar|vivir|luchar|seguir|fingir|vida, ya nada, todo .. me da igual, tocando fondo, sin ganas ..
      nada|vivir|seguir|hacer|levantarme, perdid* .. sin|vida|nada, todo .. vano|inutil|igual|sobra|pesa,
      inutil $, siento inutil, ganas de? nada, no tengo ganas nada, vida .. no vale, quedo sin ..2
      sentido|ganas|nadie|nada, sin sentido, no sirvo, nunca voy|podre ..3
      salir|ser|mejorar|poder|tener|feliz, nunca sere, como|siento|soy ..1 fantasma, en|piloto automatico,
      para que ..2 sigo|seguir|levantarme|estudi*|vivo|intent*|luchar|esforz*, perdi ..2
      esperanza|fe|todo|ganas|ilusion, nada ..3 cambia*|ilusiona|llena|alegra|ayuda|funciona|salio, vacio ..2
      dentro|por|siento|enorme, no ..2 encuentro|veo|tengo|hay|queda ..3
      sentido|salida|motivo*|razon*|futuro|esperanza|ilusion|nadie, arruin* ..2 vida|todo|familia, atrapad*,
      no ..1 merezco, todo|siempre ..2 sale|salio|hago mal, fracas*, mi vida ..3
      vacia|gris|acabada|arruinada|termino|acabo|terminada|nada, no ..1 importo ..1 nadie, soy ..1
      nada|nadie|desastre|error|basura|problema, molest* ..4 todos|familia|hijo*|dar|sirvo|casa, soy|siento
      ..3 carga|estorbo|gasto|molestia|peso|lastre|problema, estorb*, por mi culpa, todo ..2 culpa mia, paga*
      ..5 mis medicinas|deudas|gastos, hundi* ..2 pozo|fondo|oscuridad|cama, da igual ..3 todo|si|que, ya no
      ..1 siento|lloro|espero|disfruto|creo ..1 nada, apagad* ..1 dentro, mejor ..2 no haber nacido`,
    'self-harm': `
      HURT .. pens*|ganas|urge, pens* .. HURT, aranarme, quiero sentir dolor, ganas|impulso|urgencia|necesidad
      ..3 lastimarme|cortarme|HURT|sangrar|dolor`,
    abuse: `
      @me controla, @controla .. telefono|celular|dinero|movil|todo, @HOMBRE|novio|pareja ..4
      revisa|controla|vigila|espia|lee|exige|prohibe|prohibio|bloqueo|borro|esconde|huele|cuenta ..4
      mi|me|mis|todo|celular|telefono|mensajes|donde|amig*, @me ..1
      prohibe|controla|vigila|revisa|espia|cela|aisla|humilla|insulta|grita|compara|persigue|acosa, @no ..1 me
      deja ..3 salir|ver|trabajar|hablar|tener|usar|ir|vestir*|sola, aplicacion|app|gps|camara*|ubicacion ..5
      saber|ver|donde|vigil*|control*|novio|pareja|marido, me hace ..1 escenas|escandalo|menos|sentir,
      contrasena*|clave*|tarjeta|sueldo ..5 me|quita*|quito|pide|exige|marido|novio|pareja|el, tengo ..2
      pedir* ..2 permiso|dinero, me quita|quito ..3 telefono|celular|dinero|tarjeta|llaves, dej* ..2 ver ..2
      amig*|familia ..4 por|el|celos`,
    eating: `
      pens*|obses*|miedo|terror|panico ..5 adelgazar|engordar|calorias|bascula|peso|kilos,
      culp*|asco|gorda|gordo|lloro|llore ..5 comer|comi|comida|cuerpo|espejo, comi ..8
      culp*|asco|llor*|basura|gord*, cuento|contar|contando ..2 calorias, salt*|salto ..1
      comidas|cena|desayuno, atracon*, me ..1 peso|pesar ..3 veces|diario|dia, me veo ..2 gord*|enorme|asco,
      evit* ..2 comer|espejo*|comida*`,
    worry: `
      @CLOSE ..6 KILLSELF|morir|DIE|se quiere morir|quitarse, @CLOSE ..5 no .. quiere .. LIVE, @CLOSE ..6 se
      ..1 corta|lastima|muera|matar|quitar|despid*|mata|droga|vomita|hace_dano|tomo, @CLOSE ..8
      DIE|KILLSELF|despid*|cortes|ojala_se_muera|quiere_vivir, @CLOSE ..4 no ..1
      come|contesta|responde|quiere_vivir, @miedo|preocup*|asustad* ..6 CLOSE|ella|el ..5
      haga|mate|pase|locura|algo|dano, me parte ..1 alma|corazon ..3`,
    substance: `
      tomo|bebo|tomando|bebiendo|tragos|copas|cerveza*|vino|ron|vodka|whisky|pastillas|mota|porro* ..6 para?
      poder|dormir|antes|solas|amanecer|diario|olvidar|tembl*|tiembl*|funcionar|cada|todos|escondid*, recai*
      ..2, no puedo|logro ..2 dejar* ..1 beber|tomar|fumar|consumir|drog*|jugar|pastillas, escond* ..2
      botella*|alcohol|vodka|latas|vino, consum* ..3 coca*|cristal|perico|droga*|otra|solo, tiemblan ..2
      manos, me drogo|drogue, perico|cristal|heroina|fentanilo|crack|cocaina|coca ..5
      otra|cada|fin|solo|dej*|nadie|deb*, borrach* ..4 otra|diario|cada|solo|noche|hij*`,
    psychosis: `
      oigo|escucho|oia|oir|escuchar ..2 voces|susurros|murmullos, voces ..3
      cabeza|dentro|pared|hablan|noche|comentan, me ..1
      siguen|vigilan|persiguen|espian|graban|envenen*|leen|controlan ..3, pensamientos ..5
      leen|roban|controlan|graban|meten|oyen|escuchan|chip, tele|radio|television|presentador*|noticiero ..5
      hablan|habla|mensajes|mi_nombre|senales|se_dirige, chip*|camaras|microfono* ..5
      pared*|cuerpo|cabeza|foco*|dientes, creo|seguro|se|estoy ..5 me? ..1
      envenen*|siguen|reemplaz*|vigilan|cambiaron|borra|echan, veo ..2 sombras|gente|cosas ..4 no|nadie`,
    panic: `
      ataque* .. panico|ansiedad, crisis|ataque* ..2 ansiedad|panico|nervios, crisis ..1 este|esta mes|semana,
      me ..1 ahog*|asfixi*|temblaba ..3, falta|faltaba|falto|sin ..1 aire, no ..1 podia|puedo|pude|logro
      respirar, corazon ..3 mil|salir*|acelerad*|explot*|galop*, me ..1 vuelvo|volvia|estoy volviendo loc*,
      taquicardia, hiperventil*, pecho ..2 apretad*|aprieta|oprimid*|cerrad*, no ..1 puedo salir ..2 casa,
      dias|semanas sin salir`,
    violence: 'miedo ..4 control|hacerle|lastimarl*|golpearl*|pegarl*, ganas ..2 pegarle|golpear*|ahorcar*',
  },
  hints: `
    triste .. siempre|dias|todo, sola, vacio, vacia, no duermo, no puedo dormir, lloro, llorando, llorar,
    cansada, cansado, nadie, ansiedad, deprimida, deprimido, miedo, culpa, dolor, perdida, perdido, sin ganas,
    no como, inutil, sin dormir, duermo mal, no puedo levantarme, me da igual, solo llor*, aislad*, agotad*`,
}

import type { Language } from './language.ts'

export const portuguese: Language = {
  vocabulary: {
    SELF: 'parte mim quer, cabeca me diz, eu, me, mim, meu, minha, meus, minhas, comigo',
    CLOSE: `
      amigo, amiga, irmao, irma, mae, pai, filho, filha, namorado, namorada, marido, esposa, esposo, mulher,
      primo, prima, tio, tia, avo, colega, vizinho, vizinha, padrasto, madrasta, parceiro, parceira, ex`,
    OTHER: `
      ele, ela, eles, elas, seu, sua, dele, dela, quer, alguem, pessoas, gente, paciente, pacientes, cliente,
      personagem, protagonista, heroi, cachorro, cachorra, gato, se mata, se matou, se suicidou, CLOSE`,
    TOPIC: `
      filme, novela, livro, serie, musica, letra, historia, poema, peca, artigo, noticia, noticias,
      documentario, tese, tcc, aula, curso, palestra, treinamento, paciente, pacientes, prevencao, jogo,
      personagem, romance`,
    NOT: 'nao, n, nunca, jamais, sem, nem, nenhum, nenhuma, nada',
    AFFIRMED: `
      nao sei se|como|quando, nao consigo parar|deixar|evitar|tirar, nao paro, nao importa|importaria|importo
      se|morrer, nao aguento|suporto|consigo|posso mais, porque nao, por que nao, nao contei|conto`,
    PAST: `
      ha ANOS anos, ANOS anos atras, anos atras, antigamente, quando era, limpa, limpo, em recuperacao, ja
      passou, sobrevivi, superei, antes, hoje estou bem`,
    ANOS: `
      dois, tres, quatro, cinco, seis, sete, oito, nove, dez, muitos, alguns, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
    AND: 'mas, porque, pois, eu, quando, se, ou, e',
    LIGHT: `
      kkk, kkkk, rsrs, haha, trabalho, prova, chefe, cafe, transito, chuva, reuniao, computador, celular,
      bolo, ferias, filme, jogo, faculdade`,
    AGAIN: `
      de novo, novo, novamente, outra vez, ultimamente, hoje noite, agora, recaida, voltei, voltou, ontem,
      essa noite, ainda`,
    WANT: `
      quero, qro, queria, keria, quisera, gostaria, desejo, tomara, prefiro, preferia, preferiria, vontade,
      vontades, espero, preciso, mereco, penso, pensando, pensar, pensei, pensamento, pensamentos, ideia,
      ideias, vou, planejo, planejando, plano, tentei, tento, decidi, quer, querendo, devia, deveria, melhor,
      sonho, imagino, cogito, cogitando, pronta, pronto, prestes, a ponto, beira, tentando, cogitei, planejei`,
    DIE: `
      morrer, morre, morresse, morto, morta, morte, estar morto|morta, nao acordar, nunca mais acordar, nao
      acordasse, dormir .. nunca|nao .. acordar, dormir .. sempre, nao existir, deixar existir, nunca ter
      nascido, nao ter nascido, sumir, sumir sempre|mundo|mapa|tudo, desaparecer, desaparecer sempre, acabar
      .. tudo|vida|comigo|isso|sofrimento, dar .. fim, ir embora .. mundo|sempre, partir .. sempre, descansar
      .. sempre|paz, fechar olhos .. sempre, fim .. minha vida|nela|nisso|tudo|em, por fim .., parar de
      existir|viver|respirar, que acabe, morrendo logo, falecer, me apagar, nao estar mais aqui, nao acordar
      mais, descansar eternamente, tudo acabasse|acabe, que tudo acabe, dormir eternamente, ir de vez,
      partir, fechar olhos .. nunca|nao .. abrir*`,
    KILLSELF: `
      suicid*, suicidio, me matar, me mato, matar .. me, me matando, tirar .. minha|propria vida, tirar ..
      vida, acabar .. minha vida, dar fim .. vida, por fim .. vida, fim .. propria? vida, me jogar ..
      ponte|trem|predio|janela|frente|carro|metro|sacada, pular .. ponte|predio|janela|sacada|trem, me
      enforcar, enforcar, me afogar, cortar .. pulsos, tiro .. cabeca, me suicidar, me atirar .. ponte|trem`,
    LIVE: `
      viver, vivendo, viva, vivo, vida, existir, estar aqui, ficar aqui, acordar, continuar
      vivendo|vivo|viva|aqui, nesse mundo, neste mundo, seguir vivendo, continuar, seguir, respirar`,
    HURT: `
      cortar, corto, cortei, cortando, cortes, machucar, machuco, machuquei, ferir, feri, firo, queimar,
      queimo, queimei, automutil*, autoles*, bater em mim, arranhar, arranho, punir, sangrar`,
    BODY: 'braco, bracos, perna, pernas, pulso, pulsos, coxa, coxas, pele, barriga, corpo',
    HITS: `
      bate, bateu, batia, espanca, espancou, agride, agrediu, enforca, enforcou, estrangulou, empurra,
      empurrou, estupra, estuprou, abusa, abusou, ameaca, ameacou, chuta, chutou, toca, tocou, obriga,
      obrigou, forca, forcou, tranca, trancou, soca, socou, machuca, violentou`,
    FEAR: 'medo, pavor, apavorada, apavorado, assustada, terror',
    PILLS: 'remedios, comprimidos, remedio, cartela, frasco, pilulas, calmantes',
    SEM_MIM: `
      sem mim, se eu .. morresse|sumisse|nao, se eu nao existisse|estivesse, quando eu .. morrer|sumir`,
  },
  idioms: `
    morrendo|morro|morri|morrer|morto|morta
    rir|fome|sono|frio|calor|vergonha|saudade|medo|cansaco|sede|rindo|amores|curiosidade|vontade|tedio|inveja,
    trabalho|prova|calor|chefe .. me .. matando|matou, nao quero morrer sem, cortei ..
    barba|cozinhando|cabelo|unha*|legumes, acabar ..
    projeto|trabalho|livro|faculdade|semana|tcc|curso|relatorio|namoro, morreu, viver
    perto|em|na|no|junto*|com, sumir .. ferias|praia|semana|dias, cansad* ..
    trabalho|viagem|faculdade|academia, chorei .. filme|serie|livro, morri com`,
  risk: {
    suicide: `
      guardando|juntando|tomei|tomar .. remedios|comprimidos|todos, nao .. razao|motivo|motivos|por que ..
      viver|continuar, cansado|cansada|farto|farta .. viver|vida|existir, WANT ..4 DIE, WANT ..4 KILLSELF,
      KILLSELF, nao .. WANT ..3 LIVE|estar, nao quero .. mais .. viver|aqui|acordar|existir|estar|nada, nao
      .. vontade .. LIVE, nao .. sentido|razao|motivo|motivos|porque|porque .. LIVE, vida .. nao ..
      vale|sentido .. pena|fim|quero|mais, nao aguento .. viver|vida, preferia|prefiro ..
      DIE|morto|morta|estar, nunca .. nascido, que .. carro|caminhao|onibus .. atropelasse|atropele|batesse,
      hoje .. acabo, eu .. acabo .. tudo, @ninguem .. sentir*|sentiria .. falta, se eu
      morresse|sumisse|morrer, so queria .. sumir|morrer|dormir, pens* .. pular|me jogar|enforcar|matar, ja
      decidi .. morrer|partir|fim, mundo .. melhor .. sem mim, melhor sem mim, @melhor se eu ..
      nao|morresse|sumisse, melhor .. eu nao existisse|nascido|morresse, carro .. me atropel*, cansad* ..
      LIVE, nao .. forca|forcas|energia .. LIVE`,
    goodbye: `
      despeco .. todos|voces|mundo, escrevi .. carta*, ja escrevi .. carta`,
    'self-harm': `
      me cortei|corto|cortar|cortando !cozinhando|barba, me machuco|machucar|machuquei|queimo|arranho|firo
      !jogando|treino|futebol, WANT .. me .. cortar|machucar|ferir|HURT, voltei .. cortar*`,
    overdose: `
      tomei|engoli|tomar ..2 todos|todas|muitos|varios|cartela|frasco|caixa ..3 PILLS|vez|uma`,
    abuse: `
      @CLOSE|ele|ela|marido ..2 me HITS, @me bate|espanca|agride|espancou|estuprou|abusa|enforcou|bateu
      !saudade|fome, @CLOSE .. bate|espanca|abusa|estupra .. mim|em|comigo|todo|quando, @CLOSE .. abusa`,
    eating: `
      vomito|vomitar|vomitei .. comer|comida|refeicao|proposito|como|tudo`,
    violence: `
    `,
    psychosis: `
    `,
  },
  elevated: {
    despair: `
      sem|nao .. esperanca|saida|forcas|futuro|sentido, fracasso|fracassada|fracassado, me odeio, nao
      aguento, nada .. sentido|importa|melhora|melhorar|vale|adianta, nao .. sentido|saida|esperanca|futuro,
      sem .. esperanca|saida|rumo|forcas|futuro, perdi .. esperanca*|vontade|fe, no .. meu limite, peso ..
      todos|familia|para|outros|vida|mundo, sou .. peso|fardo|inutil|lixo|fracasso|nada|ninguem|erro|estorvo,
      fardo, me sinto|sinto .. vazia|vazio|inutil|morta|morto|peso|lixo|sozinha|presa, quero ..
      sumir|acabe|pare|desaparecer, ninguem .. importa|ama|liga|entende|precisa|sentiria|falta, me sinto ..
      lixo|inutil|fracasso|fracassad*|morta|morto|invisivel|quebrad*|destruid*|preso|presa|perdid*|vazi*,
      cansad* .. tudo $, cansad* .. tudo|viver|existir|lutar|fingir|mim|vida, poco, minha vida ..
      merda|inferno|lixo|acabou|sentido, nao consigo .. mais $, nao vejo graca, graca .. nada|viver|vida,
      fundo do? poco, atrapalho .. todo|todos|mundo|vida|minha, so atrapalho`,
    'self-harm': 'HURT .. pens*|vontade, pens* .. me? HURT|machucar, vontade .. dor',
    abuse: `
    `,
    eating: `
    `,
    worry: `
      @CLOSE ..6 nao .. viver|quer mais|aguenta`,
    substance: `
    `,
    psychosis: `
    `,
    panic: `
    `,
    violence: `
    `,
  },
  hints: `
    triste .. sempre|dias|tudo, sozinha, sozinho, vazia, vazio, nao durmo, nao consigo dormir, choro,
    chorando, chorar, cansada, cansado, ninguem, ansiedade, deprimida, deprimido, medo, culpa, dor, perdida,
    perdido, sem vontade, inutil`,
}

import type { Vocabulary } from './language.ts'

export const vocabulary: Vocabulary = {
  SELF: 'parte mim quer, cabeca me diz, eu, me, mim, meu, minha, meus, minhas, comigo',
  CLOSE: `
    amigo, amiga, irmao, irma, mae, pai, filho, filha, namorado, namorada, marido, esposa, esposo, mulher,
    primo, prima, tio, tia, avo, colega, vizinho, vizinha, padrasto, madrasta, parceiro, parceira, ex, pais,
    neto, neta, sogro, sogra, cunhado, cunhada, sobrinho, sobrinha, colegas, aluno, aluna, bebe, crianca,
    companheiro, companheira, noivo, noiva, enteado, criancas, meio irmao`,
  OTHER: `
    ele, ela, eles, elas, seu, sua, dele, dela, quer, alguem, pessoas, gente, paciente, pacientes,
    cliente, personagem, protagonista, heroi, cachorro, cachorra, gato, se mata, se matou, se suicidou,
    CLOSE, homem, menino, menina, rapaz, moca, moco, senhor, senhora, detetive, vilao, rei, politico,
    celular, computador, impressora`,
  TOPIC: `
    filme, novela, livro, serie, musica, letra, historia, poema, peca, artigo, noticia, noticias,
    documentario, tese, tcc, aula, curso, palestra, treinamento, paciente, pacientes, prevencao, jogo,
    personagem, romance, plantao, jornal, radio, detetive, capitulo, podcast, cartaz, oficina, campanha,
    teatro, protocolo, hospital, pronto socorro`,
  NOT: `
    nao|nem|sem estou|to|tava|estava? pensando|planejando em?, nao|nem penso|tenho
    vontade|ideia|pensamentos? em?, nao sou, nenhuma vontade|intencao|ideia, nao, n, nunca, jamais, sem,
    nem, nenhum, nenhuma, nada`,
  AFFIRMED: `
    nao sei se|como|quando, nao consigo parar|deixar|evitar|tirar, nao paro, nao importa|importaria|importo
    se|morrer, nao aguento|suporto|consigo|posso mais, porque nao, por que nao, nao contei|conto`,
  PAST: `
    ha ANOS anos, ANOS anos atras, anos atras, antigamente, quando era, limpa, limpo, em recuperacao, ja
    passou, sobrevivi, superei, antes, hoje estou bem, em 19*, em 200*, em 201*, ha ANOS meses, na epoca, ja
    superei`,
  ANOS: 'dois, tres, quatro, cinco, seis, sete, oito, nove, dez, muitos, alguns, 2, 3, 4, 5, 6, 7, 8, 9, 10',
  AND: 'mas, porque, pois, eu, quando, se, ou, e',
  LIGHT: `
    kkk, kkkk, rsrs, haha, trabalho, prova, chefe, cafe, transito, chuva, reuniao, computador, celular, bolo,
    ferias, filme, jogo, faculdade, alegria, corrida, treino, feliz, praia`,
  AGAIN: `
    de novo, novo, novamente, outra vez, ultimamente, hoje noite, agora, recaida, voltei, voltou, ontem, essa
    noite, ainda`,
  WANT: `
    quero, qro, queria, keria, quisera, gostaria, desejo, tomara, prefiro, preferia, preferiria, vontade,
    vontades, espero, preciso, mereco, penso, pensando, pensar, pensei, pensamento, pensamentos, ideia,
    ideias, vou, planejo, planejando, plano, tentei, tento, decidi, quer, querendo, devia, deveria, melhor,
    sonho, imagino, cogito, cogitando, pronta, pronto, prestes, a ponto, beira, tentando, cogitei, planejei`,
  DIE: `
    morrer, morre, morresse, morto, morta, morte, estar morto|morta, nao acordar, nunca mais acordar, nao
    acordasse, dormir .. nunca|nao .. acordar, dormir .. sempre, nao existir, deixar existir, nunca ter
    nascido, nao ter nascido, sumir, sumir sempre|mundo|mapa|tudo, desaparecer, desaparecer sempre, acabar ..
    tudo|vida|comigo|isso|sofrimento, dar .. fim, ir embora .. mundo|sempre, partir .. sempre, descansar ..
    sempre|paz, fechar olhos .. sempre, fim .. minha vida|nela|nisso|tudo|em, por fim .., parar de
    existir|viver|respirar, que acabe, morrendo logo, falecer, me apagar, nao estar mais aqui, nao acordar
    mais, descansar eternamente, tudo acabasse|acabe, que tudo acabe, dormir eternamente, ir de vez, partir,
    fechar olhos .. nunca|nao .. abrir*, me leve|levasse|leva !casa|embora, nao ver ..1 outro|proximo
    natal|dia|ano, nao ver mais, dormir .. nao acordar|nunca, nao quero acordar, partir desta|dessa, descansar
    em paz, nao estar aqui, deixar esse mundo, me desligar, apagar .. mundo|tudo|vez, nao existisse, sumir ..1
    vez|mundo|mapa|todos, ir embora ..2 vez|mundo|sempre`,
  KILLSELF: `
    suicid*, suicidio, me matar, me mato, matar .. me, me matando, tirar .. minha|propria vida, tirar .. vida,
    acabar .. minha vida, dar fim .. vida, por fim .. vida, fim .. propria? vida, me jogar ..
    ponte|trem|predio|janela|frente|carro|metro|sacada, pular .. ponte|predio|janela|sacada|trem, me enforcar,
    enforcar, me afogar, cortar .. pulsos, tiro .. cabeca, me suicidar, me atirar .. ponte|trem, me atirar ..3
    ponte|trem|predio|janela|metro|carro|frente|viaduto, me jogar ..3
    viaduto|linha|trilho*|onibus|caminhao|abismo|varanda, me envenenar, me dar um? tiro, tiro na cabeca|boca,
    meter bala, dar cabo ..2 vida|mim, cortar .. pulsos|veias|garganta, bater .. carro|moto ..3
    poste|caminhao|arvore|muro, me pendurar, corda .. pescoco, por um? fim, tomar veneno|chumbinho, me matava,
    tirei|tirar|tirando .. propria|minha vida, me suicid*, me explodir, continuar viv*`,
  LIVE: `
    viver, vivendo, viva, vivo, vida, existir, estar aqui, ficar aqui, acordar, continuar
    vivendo|vivo|viva|aqui, nesse mundo, neste mundo, seguir vivendo, continuar, seguir, respirar`,
  HURT: `
    cortar, corto, cortei, cortando, cortes, machucar, machuco, machuquei, ferir, feri, firo, queimar, queimo,
    queimei, automutil*, autoles*, bater em mim, arranhar, arranho, punir, sangrar, me corto, me cortei, me
    cortando, me mordi, me mordo, me morder, me bati, me bato, me bater, me arranhar, me arranho, me queimar,
    me queimo, me queimei, me beliscar, me furar, me ferir, me machucar, mordi, bati`,
  BODY: `
    braco, bracos, perna, pernas, pulso, pulsos, coxa, coxas, pele, barriga, corpo, quadril, tornozelo,
    tornozelos, antebraco, mao, maos, veias, rosto, cabeca, peito, dedo, canela`,
  HITS: `
    bate, bateu, batia, espanca, espancou, agride, agrediu, enforca, enforcou, estrangulou, empurra, empurrou,
    estupra, estuprou, abusa, abusou, ameaca, ameacou, chuta, chutou, toca, tocou, obriga, obrigou, forca,
    forcou, tranca, trancou, soca, socou, machuca, violentou, esfaqueou, quebrou, quebra, soco, tapa, tapas,
    surra, chute, chutes, murro, sacudiu, sacode, arrastou, arrasta, queimou, apertou, aperta, beliscou,
    cuspiu, cospe, mordeu, puxou, acariciou, apalpa, apalpou, alisa, beija, beijou, passou mao, passa mao,
    espancava, abusava, tocava, bateram, batem, sufocou, sufoca`,
  PILLS: `
    remedios, comprimidos, remedio, cartela, frasco, pilulas, calmantes, rivotril, dipirona, paracetamol,
    clonazepam, antidepressivos, cartelas, caixa, insulina, tarja, capsulas`,
  TOOL: `
    estilete, gilete, lamina, laminas, navalha, faca, tesoura, isqueiro, vidro, caco, agulha, apontador,
    compasso`,
  WEAPON: 'arma, faca, revolver, pistola, facao, bala, machado, martelo, pedaco ferro, barra, espingarda',
  TAKE: 'tomei, tomo, tomar, engoli, engolir, engolindo, ingeri, mandei, virei, tomando, bebi',
  ALL: `
    todos, todas, tudo, muitos, muitas, monte, punhado, varios, varias, inteiro, inteira, inteiras, demais,
    15, 20, 30, 40, 50, 60, vinte, trinta, quarenta, frasco, cartela, cartelas, caixa`,
  MANDA: `
    manda, mandam, diz, dizem, fala, falam, ordena, ordenam, pede, pedem, grita, gritam, exige, exigem,
    sussurra, sussurram, falou, falava, disse, mandou, repete, comanda`,
  ELE: 'CLOSE, ele, ela, marido, homem, chefe, professor, treinador, pastor, padre, patrao, eles',
}

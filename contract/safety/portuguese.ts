import type { Language } from './language.ts'
import { vocabulary } from './portuguese-words.ts'

export const portuguese: Language = {
  vocabulary,
  idioms: `
    morrendo|morro|morri|morrer|morto|morta
    rir|fome|sono|frio|calor|vergonha|saudade|medo|cansaco|sede|rindo|amores|curiosidade|vontade|tedio|inveja,
    trabalho|prova|calor|chefe .. me .. matando|matou, nao quero morrer sem, cortei ..
    barba|cozinhando|cabelo|unha*|legumes, acabar ..
    projeto|trabalho|livro|faculdade|semana|tcc|curso|relatorio|namoro, morreu, viver
    perto|em|na|no|junto*|com, sumir .. ferias|praia|semana|dias, cansad* ..
    trabalho|viagem|faculdade|academia, chorei .. filme|serie|livro, morri com,
    mae|pai|chefe|professor*|namorad*|esposa|irma vai|vao me? matar, me matam|mata ..2
    pes|costas|curiosidade|calor|fome, matar .. tempo|aula|saudade*|sede|fome|barata, matei ..
    aula|tempo|saudade*, morta|morto ..1 cansaco|cansada|feliz|frio, suicidio politico|profissional,
    cortei ..2 cabelo|franja|dedo|acucar|gluten|carne, corte de? cabelo|energia|gastos|papel, ninguem me
    bate, doi de rir, celular|computador|impressora|notebook se suicidou|morreu|suicidou, essa|essa
    prova|trabalho|calor|chefe me matou|matando, mata de, matando de, vou matar ..
    chocolate|geladeira|comeu|nutella, mae vai matar, nao sou suicida, morri ..1 rir|amores`,
  risk: {
    suicide: `
      guardando|juntando|tomei|tomar .. remedios|comprimidos|todos, nao .. razao|motivo|motivos|por que
      .. viver|continuar, cansado|cansada|farto|farta .. viver|vida|existir, WANT ..4 DIE, WANT ..4
      KILLSELF, KILLSELF, nao .. WANT ..3 LIVE|estar, nao quero .. mais ..
      viver|aqui|acordar|existir|estar|nada, nao .. vontade .. LIVE, nao ..
      sentido|razao|motivo|motivos|porque|porque .. LIVE, vida .. nao .. vale|sentido ..
      pena|fim|quero|mais, nao aguento .. viver|vida, preferia|prefiro .. DIE|morto|morta|estar, nunca
      .. nascido, que .. carro|caminhao|onibus .. atropelasse|atropele|batesse, hoje .. acabo, eu ..
      acabo .. tudo, @ninguem .. sentir*|sentiria .. falta, se eu morresse|sumisse|morrer, so queria ..
      sumir|morrer|dormir, pens* .. pular|me jogar|enforcar|matar, ja decidi .. morrer|partir|fim, mundo
      .. melhor .. sem mim, melhor sem mim, @melhor se eu .. nao|morresse|sumisse, melhor .. eu nao
      existisse|nascido|morresse, carro .. me atropel*, cansad* .. LIVE, nao .. forca|forcas|energia ..
      LIVE, peco|rezo|oro|imploro|tomara|deus|espero|queria|quero ..6 me
      leve|levasse|leva|busque|buscar|recolha, nao ..2 quero|pretendo|vou|espero ..3
      ver|chegar|completar ..4 natal|amanha|anos|formatura|aniversario|ano|crescer|fim,
      escolhi|marquei|tenho|decidi ..3 dia|data|noite|jeito|lugar|hora ..4 morrer|ir|acabar|partir|tudo,
      plano ..2 pronto|feito|certo, coragem ..4 matar|pular|fazer|acabar|morrer|me_jogar, so ..1
      falta|resta ..3 morrer|coragem|pular, nao ..1 me importaria|importo|ligaria ..4
      morr*|atropel*|acord*, imagin*|pens* ..4
      meu_enterro|meu_velorio|minha_morte|pular|jogar|como_fazer, seguro ..2 vida ..8
      filhos|familia|receb*, todo* ..3 melhor* ..3 sem mim, ninguem ..3 notar*|chorar*|perceber*|falta
      ..3, nao ..1 mereco ..2 viver|vida, nao aguento ..3 viver|viv*|existir|vida|acordar, eu mesm* ..2
      chamo|resolvo|dou_um_jeito|acabo, acord* ..3 decepcion*|raiva|triste|viv*|decepcao, tudo
      planejado|planejada|pronto|preparado|decidido ..8, escolhi|decidi|marquei|sei ..2
      dia|data|como|lugar, decidi ..3 como, sei como ..2, apress* ..2 coisas, vai acabar ..3 alivio,
      alivio ..6 acabar|fim, escrevi ..2 carta ..3 gaveta|deixei|pronta, carta ..3 gaveta, ultim* ..1
      dia|noite|natal|texto ..3 vida|viv*|meu, frente ..2 trem|metro|onibus|carro|caminhao ..1, jogar
      ..2 frente|trilho*|trem, atravess* ..3 sem olhar, espero|esperando ..3 morte|morrer|fim,
      @CLOSE|mulher|marido morreu ..8 me leve|ir_junto|encontrar, tentativa ..4 nao ..1 deu|funcion*,
      nao deu certo ..4 tentativa|vivo|viva, continuo ..1 viv* ..3 raiva|infelizmente, cansei ..2
      viver|existir|respirar, nao ..1 aguento ..2 viver|acordar|existir, deixar ..1 de existir|viver,
      nao ..1 vou ..2 estar|ver ..3 natal|formatura|amanha|aniversario`,
    goodbye: `
      despeco .. todos|voces|mundo, escrevi .. carta*, ja escrevi .. carta, tchau ..3
      gente|mundo|todos|vcs|sempre|mae, adeus, nao ..1 foi ..1 culpa ..2 sua|tua|voces|ninguem|mae,
      culpa ..1 nao ..1 foi ..2 sua|tua|voces|ninguem, cuida|cuidem|cuide ..3
      minha|meu|meus|vo|mae|pai|gato|cachorro|dela|dele|filhos ..8
      nao|mais|tchau|adeus|mim|perdao|quando, nao ..2 vou|estarei|vo ..1 estar|tar|aqui ..3
      mais|aqui|amanha, quando ..2 ler*|encontrar*|acharem ..4 isso|carta|mensagem|aqui, se ..1 voce*
      ..2 lendo|ler|leu isso, dei|doei|distribui|deixei|entreguei ..4
      minhas|meu|minha|coisas|gato|cachorro|violao|senhas ..6 nao|nunca|precis*|explic*|adeus|carta,
      deixei|escrevi|escrevendo ..2 carta|cartas|bilhete|senhas ..4
      despedida|mae|filhos|todos|cada|adeus|gaveta, me despedi ..3 todos|mundo|vida|mae|filhos, me
      despedindo ..3 todos|vida|mundo|voces, despedida ..3 minha|carta|todos, amo vcs|voces ..3
      tchau|adeus|desculp*|perdao, to indo|partindo|vou ..2 embora ..3 sempre|volto|nao, dei|doei|deixei
      ..3 violao|videogame|bicicleta|cachorro|gato|colecao|anel|senhas|roupas|chaves ..8
      carta*|envelope|senhas|primo|irmao|ficar|embora|cada, carta ..2 cada, vao entender ..4, embora ..1
      de? vez|sempre, eu for embora, ultim* ..1 texto|entrada|pagina|registro|mensagem, nao ..1 culpa
      ..3, culpa ..1 voces|ninguem, nao ..1 vou ..2 estar ..1 aqui, quando ..1 voce*|vcs? ..1 ler|lerem, sem ninguem perceber ..3, sem ..1 ninguem perceber`,
    'self-harm': `
      me cortei|corto|cortar|cortando !cozinhando|barba, me
      machuco|machucar|machuquei|queimo|arranho|firo !jogando|treino|futebol, WANT .. me ..
      cortar|machucar|ferir|HURT, voltei .. cortar*, TOOL ..5
      mao|maos|bolsa|banheiro|escondid*|gaveta|travesseiro|estojo|capinha, TOOL &
      BODY|cort*|sangue|pele|alivi*, me ..1 cort*|queim*|arranh*|mord*|bat*|belisc*|fur*|machuc*|soc*
      ..8 BODY|sangue|sangrar|ate|alivi*|cabeca|parede|castig*|semana|dia|noite|toda, cort* ..2
      coxa|braco|pulso|perna|barriga|BODY ..3, manga* ..4 escond*|calor|cortes|marcas, ate ..1
      sangrar|sair_sangue|sangue, vontade|ansia|impulso|necessidade ..3
      cortar|HURT|sangrar|machucar|queimar, conseguir|consigo ..2 me segurar, abri ..2
      pontos|feridas|cicatrizes, me|eu ..1 queim* ..2 cigarro|isqueiro|ferro|sentir, queimei ..3
      proposito|perna|braco, bato|bati ..2 cabeca ..2 parede, ver|vejo ..1 sangue ..3
      calma|alivi*|acalm*|paz, guardo|escondi|escondo|tenho ..2 lamina*|gilete|estilete, TOOL ..3
      colchao|mesa|espelho|mochila|cama, manga* ..2 comprida*|longa* ..5
      marcas|cortes|calor|bracos|esconder, de? proposito ..3 queim*|cort*|machuc*, queim*|cort*|machuc*
      ..5 proposito, fiz ..2 de_novo ..4 banheiro|braco|perna|banho`,
    overdose: `
      tomei|engoli|tomar ..2 todos|todas|muitos|varios|cartela|frasco|caixa ..3 PILLS|vez|uma, TAKE ..4
      ALL ..3 PILLS, TAKE ..4 PILLS ..4 ALL !dias|manhas|noites|dia, overdose !de chocolate|serie, TAKE
      ..3 veneno|chumbinho|agua_sanitaria|cloro|raticida, TAKE ..4 ALL ..6
      sono|tonta|tonto|enjoad*|medo|agora|arrepend*|hora|samu, juntei|guardei|juntando|guardando ..4
      PILLS, TAKE ..2 ALL ..2 PILLS, TAKE ..2 PILLS ..4 sono|tonta|tonto|medo, TAKE ..3
      cartela|caixa|frasco|inteira, TAKE ..2 trinta|vinte|quarenta|20|30|40 ..1 PILLS, TAKE ..1 tudo ..3
      hoje|hora|medo|armario|sono, juntei ..2 PILLS ..6 tomei|hoje, tomei ..1 todos ..1 PILLS`,
    abuse: `
      @CLOSE|ele|ela|marido ..2 me HITS, @me bate|espanca|agride|espancou|estuprou|abusa|enforcou|bateu
      !saudade|fome, @CLOSE .. bate|espanca|abusa|estupra .. mim|em|comigo|todo|quando, @CLOSE .. abusa,
      @ELE ..4 me ..3 HITS, @me deu|da|dava ..2 soco|tapa|surra|murro|chute|facada|tapas, @MANDA|ameac*
      ..8 matar|mata|enterra|queima|me_acha|acabar_comigo|sumir_comigo, @WEAPON ..4
      pescoco|cabeca|rosto|garganta|mim|me, @deita|sobe|deitou ..4 minha cama, @entra|vem|entrou|veio
      ..4 quarto|cama|banho|banheiro ..6 noite|madrugada|mao|medo|bebad*|toca*|porta_trancada,
      @passa|passou|poe|botou|enfia|coloca ..2 mao ..2 mim|perna*|coxa*|blusa|corpo, @mao* ..3
      debaixo|perna*|coxa*|blusa|saia|em_mim, @me ..1 apalpa|alisa|agarra|agarrou|despe|obriga|estupr*,
      tranc*|preso|presa ..4 ele|marido|quarto|banheiro|casa|fora, medo ..4 voltar|chegar|ficar|ir ..2
      casa, medo ..2 contar, medo ..3 ele|dele|marido|padrasto|pai ..4, @ameac* ..4
      fotos|faca|arma|matar|me|nudes|filhos, cinto|cabo|pau|fio|chinelo ..4 bat*|me|costas|apanh*,
      apanho|apanhei|apanhava ..4, da? proxima vez ..3 mat*|enterra|morr*|pior, disse|falei nao ..5
      mesmo|continuou|fez|assim, @fez ..1 mesmo ..1 assim, trancad*|escondid* ..4 banheiro|quarto|carro,
      @batendo|bate|chutando|esmurr* ..3 porta, @padrasto|tio|pai ..5 quarto|cama ..5 noite|mao,
      @segurou|agarrou|apertou ..2 pescoco|garganta|braco, @nos|nas bate, @jogou|arremessou|tacou ..4 em
      mim, @proxima vez ..5 mata|pior, @chega ..2 bebado|bebo ..6 bate|grita|medo|quebra, @me
      enforc*|estrangul*|espanc*|soc*|chut*|empurr*`,
    eating: `
      vomito|vomitar|vomitei .. comer|comida|refeicao|proposito|como|tudo, vomit* ..6
      comer|comida|refeicao|janta*|proposito|emagrecer|dedo*|escond*|sempre|tudo, laxante*, dias|semana
      ..4 sem comer|so_agua|cafe|nada, nao ..1 como|comi ..4
      dias|desde|semana|segunda|terca|quarta|quinta|sexta|nada, desmai* ..8
      com*|gord*|peso|dieta|fome|escola|jejum, jejum ..4 dias|horas|culpa|castigo|seguid*, dedo ..2
      garganta, miar|mia ..2 comida|depois, dias ..2 sem comer|nada, ha|tem|faz ..2 dias ..3 nao ..1
      como|comi|comendo, faz|ha|tem ..2 dias ..6 agua|cafe|cha, enfio|enfiei|coloco ..2 dedo*, dedo* ..1
      garganta, kg|quilos|kilos ..4 emagrecer|perder|menos|gorda, desmai*|tonta ..4 nao ..1
      como|comer|comi|comendo, vomito|vomitei ..3 tudo|toda|refeic*|depois, jejum ..3
      dia*|orgulh*|forte|seguid*, quase ..1 desmaiei ..4`,
    violence: `
      vou|quero|vontade|planejo|penso|juro ..3
      matar|esfaquear|furar|queimar|atirar|envenenar|enforcar|pegar|acabar ..2
      ele|ela|eles|meu|minha|aquele|aquela|todos|CLOSE|desgracad*, vou ..1 mata|matar|pegar
      lo|ele|ela|aquele, WEAPON ..8 amanha|ving*|pagar|escola|saida, vai|vao pagar ..3
      caro|sangue|fez|amanha, vou|quero ..1 matar ..2 ele|ela|todos|eles|meu|minha|esse, vou ..2 esperar
      ..6 faca|arma|saida, enfiar ..1 faca, faca|arma|revolver ..4 mochila|bolsa|carro|tenho|ja,
      comprei|tenho|arrumei ..2 faca|arma|revolver, @sei ..1 onde ..2 mora|trabalha|estaciona, @medo ..3
      machucar|ferir|fazer_mal|bater ..3 bebe|filh*|crianca*|alguem, se ..4 criancas|filhos ..4
      mato|matar, eu mato ele|ela, paro ..2 pensar|imaginar ..3 esfaque*|matar|bater|enforcar,
      machucar|ferir|matar todos|todo, quero|vontade ..1 machucar ..2 todos|pessoas|alguem|eles, vai|vao
      ..1 aprender ..4 comigo|mim, vai|vao ..1 pagar|se_arrepender`,
    psychosis: `
      voz|vozes|anjo*|demonio*|deus|diabo|vulto|cabeca ..6 MANDA ..8
      mat*|cort*|pul*|morr*|jog*|machuc*|queim*|HURT|KILLSELF|faca|filh*, me MANDA ..4
      mat*|cort*|pul*|jog*|queim*|KILLSELF, vozes ..4 KILLSELF|pular|cortar|matar,
      voz|vozes|deus|alguem|homem ..4 MANDA|mandando|dizendo|quer|sussurr* ..6
      morra|mat*|pul*|faca|bat*|machuc*|cort*|queim*, elas|eles|vozes ..2 param ..4 cort*|mat*|fac*,
      sussurr* ..3 faca|mat*|pul*, quer ..1 que ..1 eu morra`,
  },
  elevated: {
    despair: `
      sem|nao .. esperanca|saida|forcas|futuro|sentido, fracasso|fracassada|fracassado, me odeio, nao
      aguento, nada .. sentido|importa|melhora|melhorar|vale|adianta, nao ..
      sentido|saida|esperanca|futuro, sem .. esperanca|saida|rumo|forcas|futuro, perdi ..
      esperanca*|vontade|fe, no .. meu limite, peso .. todos|familia|para|outros|vida|mundo, sou ..
      peso|fardo|inutil|lixo|fracasso|nada|ninguem|erro|estorvo, fardo, me sinto|sinto ..
      vazia|vazio|inutil|morta|morto|peso|lixo|sozinha|presa, quero .. sumir|acabe|pare|desaparecer,
      ninguem .. importa|ama|liga|entende|precisa|sentiria|falta, me sinto ..
      lixo|inutil|fracasso|fracassad*|morta|morto|invisivel|quebrad*|destruid*|preso|presa|perdid*|vazi*,
      cansad* .. tudo $, cansad* .. tudo|viver|existir|lutar|fingir|mim|vida, poco, minha vida ..
      merda|inferno|lixo|acabou|sentido, nao consigo .. mais $, nao vejo graca, graca ..
      nada|viver|vida, fundo do? poco, atrapalho .. todo|todos|mundo|vida|minha, so atrapalho, vida
      perdeu ..2 cor|graca|sentido, perdi ..3 esperanca*|vontade|graca|fe|tudo|rumo|sentido, nunca vou
      ..3 ser|sair|conseguir|melhorar|feliz, nada ..3
      da_certo|certo|muda|mudar|adianta|ajuda|resta|anima|importa, no automatico, piloto automatico, nem
      sei .. pq|porque ..3 levant*|estudo|tento|vivo|continuo, eu ..2 atrapalho|incomodo, eu ..2 peso
      ..2 casa|todos|familia, peso ..3 casa|morto|todos|familia|minha|meus|costas, sou ..2
      peso|fardo|encosto|estorvo|problema|ninguem|inutil|lixo|fracasso|erro|nada|custo, estou|to|sou
      encostad*, por minha causa ..4 sofr*|brig*|trabalh*|chor*, minha culpa ..4, nao consigo ..1
      imaginar ..4, fundo ..1 poco, sem ..1 rumo|chao|vontade|graca|sentido|futuro|saida, acabad* ..2
      por_dentro|mim, morri|morta|morto por dentro, vazio ..2 dentro|enorme|peito|tudo, tudo ..2
      cinza|escuro|vazio|perdido|errado|acabou|vao|inutil, desisti ..3 de|mim|tudo|viver|tentar, nao ..1
      sinto ..1 mais? nada, nao presto|sirvo, me odeio|detesto|desprezo, nao mereco ..3, cansad* ..2
      lutar|tudo|fingir|viver|tentar, sozinh* ..3 mundo|sempre|ninguem, @melhor* ..2 sem mim, ninguem
      ..2 sentiria|sente|sentir ..1 falta|minha, dou ..1 gasto|despesa, dou ..1 despesa|gasto, atrapalho
      ..2 vida|todo|todos|mundo, @feliz ..2 sem ..3 problematic*|eu|mim, estorvo, nao sirvo, peso ..2
      familia|minha|todos, nao ..1 tenho ..1 vontade ..1 nada, nada faz sentido, me sinto vazi*, nao ..1
      vejo futuro, acabou ..2 mim, tudo ..1 cinza, nao ..1 aguento mais, merece* ..2 melhor|alguem`,
    'self-harm': `
      HURT .. pens*|vontade, pens* .. me? HURT|machucar, vontade .. dor, vontade|impulso|pens* ..3
      HURT|cortar|machucar|sangrar|dor, joguei|entreguei ..2 TOOL|laminas, resisti ..3 vontade|impulso,
      dias|semanas ..1 sem ..1 cortar|machucar, queria fazer ..2 mas, quase recai, vontade ..2 me?
      cortar|machucar, segurei ..2 vontade|gelo`,
    abuse: `
      @ELE|marido|namorado ..4
      controla|vigia|fuca|le|proibe|proibiu|verifica|cheira|confere|rastreia|exige|bloqueou|pergunta ..4
      meu|minha|meus|tudo|celular|mensagens|senha|onde|que|com_quem, @quer saber ..3
      senha|com_quem|onde_estou|quem_estive, @nao ..1 me? deixa ..3
      sair|ver|trabalhar|falar|ter|usar|ir|sozinha|estudar, tenho ..1 pedir ..3 dinheiro|permissao,
      pisando ..1 ovos, crise* ..1 ciume*, ciume* ..5 amig*|roupa|celular|sair|grita, me afast* ..3
      amig*|familia ..3, mexe|olha|ve ..2 celular|mensagens|whats*, nao ..1 deixa ..4, pedir ..1
      permissao|autorizacao, medo ..1 dele|dela ..3, fica|ficou ..2 salario|dinheiro|cartao|celular,
      grita ..2 comigo, escolhe ..2 roupas|roupa|amig*, parei ..2 ver|sair|falar ..4
      causa|dele|amigas|meninas`,
    eating: `
      pens* ..4 emagrecer|comida|calorias|peso|comer, culpa|nojo|lixo|gord*|chor* ..5
      comer|comi|comida|corpo|espelho, comi ..8 culpa|nojo|lixo|chor*|gord*|mal|arrepend*,
      cont*|medo|cada|pens* ..3 calorias, pulo|pulei|pular ..2 refeic*|janta|almoco, compulsao, me peso
      ..3, medo ..4 engordar|comer|balanca|comida, evito ..3 comer|espelho|foto*|rodizio|comida, me
      acho|sinto|vejo ..2 gord*|enorme|nojent*, medo|subir|odeio ..3 balanca, nojo ..4
      comer|comi|corpo|mim, conto ..1 cada? calor*, odeio ..1 corpo|barriga, pulo|pulei ..2
      jantar|almoco, vezes ..1 dia ..2 balanca|peso`,
    worry: `
      @CLOSE ..6 nao .. viver|quer mais|aguenta, @CLOSE ..6 se ..1
      corta|matar|machuca|mata|droga|cortou|jogar|mutila, @CLOSE ..8
      DIE|KILLSELF|despedi*|cortes|quer_morrer, @CLOSE ..4 nao ..2 come|responde|quer_viver|atende|sai,
      @medo|preocupad* ..6 CLOSE|ela|ele|dela|dele ..4 faca|mate|besteira|algo|sozinh*|se, @CLOSE ..6
      quer|queria ..2 morrer|sumir|matar, @CLOSE ..8 nao ..2 aguenta ..2 viver|mais, @achei|encontrei
      ..2 TOOL|laminas|carta|remedios ..4 CLOSE|quarto|mochila, @CLOSE ..5 tentou ..2
      matar|suic*|morrer, @acho|desconfio ..4 bate ..2, @CLOSE ..3 nao come ..2, @CLOSE ..4 se corta,
      @medo ..3 CLOSE ..4, @distribuindo|doando ..2 coisas, @medo pelo|pela CLOSE`,
    substance: `
      bebo|bebendo|beber|bebi|cerveja*|vinho|vodka|pinga|cachaca|calmante*|maconha|baseado|trago|gole*|dose*
      ..6 dormir|antes|sozinh*|todo|toda|manha|escondid*|esquecer|trem*|aguentar|funcionar, bebo|bebendo
      ..5 todo dia, tomo ..5 calmante*|remedio_dormir|remedio ..5 cerveja|vinho|costume, recai*, escond*
      ..2 garrafa*|bebida|vodka|latas, virou costume, maos ..1 trem*, bebo ..3 noite|dormir|dia|sozinh*,
      nao ..2 passo|consigo ..3 sem fumar|beber|maconha|remedio, recai ..3, voltei ..2
      usar|beber|fumar|cheirar, escondo ..2 garrafa*, mais ..1 remedio* ..5 passou|receit*|medico|devia,
      apaguei ..3 lembro|novo, nao ..1 lembro ..2 nada $, tomo ..1 mais ..1 remedio*`,
    psychosis: `
      ouco|escuto|ouvindo|ouvir ..3 vozes|sussurr*|cochich*, vozes ..4
      cabeca|parede|falam|comentam|noite, seguindo|vigiando|gravando|filmando ..2 me|mim|meus,
      tv|televisao|radio|apresentador* ..5 mim|comigo|mensagens|recado|meu_nome|fala,
      chip|cameras|microfone*|escuta ..4 parede*|casa|cabeca|corpo|dente, vizinho* ..5
      grava*|pensamentos|gas|veneno|ouve*|espion*, certeza ..5
      envenen*|seguindo|vigi*|grava|trocaram|substitu*, vejo ..2 vultos|sombras, me ..1
      vigiando|seguindo|vigiam|seguem|gravando|filmando|observando, ouco ..1 vozes, vizinho* ..3
      ouvem|parede|mim, tv|televisao|radio ..2 manda*|fala*|mensagen*, bota*|coloca*|poe* ..2
      coisa*|algo|veneno ..2 comida|bebida, vultos ..2, vejo vultos|sombras`,
    panic: `
      crise* ..2 ansiedade|panico|nervos|desde|semana|mes, falt* ..1 ar ..2, me? faltou ar, sem ar, nao
      ..1 conseguia|consigo|consegui respirar, coracao ..3 dispar*|acelerad*|pul*|sair*|boca|explod*,
      suei|suando|suor ..1 frio, achei ..2 ia ..1 morrer|desmaiar|enlouquecer|infartar, vou ..1
      desmaiar|enlouquecer, tremend* ..3 inteir*|toda|todo|mercado|onibus, aperto ..2 peito, peito ..2
      apert*, taquicardia, nao ..1 saio|consigo_sair ..3 casa, formig* ..4 maos|boca|corpo|dedos,
      hiperventil*, crise ..1 panico|ansiedade|nervos, ataque ..1 panico, consigo respirar, respirar ..3
      tremendo, tremendo ..4 medo|panico, achei ..3 morrer|infarto|desmaiar|avc, coracao ..2
      disparado|disparou|acelerado, ansiedade ..3 casa|sair|deixa, travei|paralisei ..3
      falar|mexer|respirar|medo`,
    violence: `
      medo ..4 perder|bater|machuc* ..2 controle|ele|ela|filh*, quase ..2 bati|soquei|sacudi, vontade
      ..2 bater|socar|esganar`,
  },
  hints: `
    triste .. sempre|dias|tudo, sozinha, sozinho, vazia, vazio, nao durmo, nao consigo dormir, choro,
    chorando, chorar, cansada, cansado, ninguem, ansiedade, deprimida, deprimido, medo, culpa, dor, perdida,
    perdido, sem vontade, inutil, durmo mal, sem energia, sem forca, nao levanto, nao como, isolad*, esgotad*`,
}

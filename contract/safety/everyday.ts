import type { LanguageCode } from './languages.ts'

/** The words by which a language is known: always loaded, unlike its weights. */
export const everyday: Record<LanguageCode, string> = {
  en: `
    i you it we am is are was were be been have has had do does did of and in on at by with for from this
    these but or if when what how about out up all my me his her im ive dont cant there would could not as
    he she they your who than then after before into will can get got one some no again anymore feel want
    think wanna gonna day night u ur its thats rn idk because cuz last myself today like life kill die dead
    every going stop keep now hurt nobody know live him over see go nothing never everything only sleep
    alive better time id hate since need tired everyone off wont without ill back death take work still here
    too told said why good them down made our being own went away ready died wrote really so very just
    literally honestly actually fucking fuckin freaking damn goddamn bloody kinda sorta simply totally
    completely absolutely truly seriously genuinely basically probably maybe perhaps even also badly
    desperately often sometimes constantly always lol tbh ngl omg please pls to a an the that quite pretty
    slowly quietly finally usually deeply`,
  es: `
    en por con para como pero su mas este esta esto yo ya sin sobre me mi cuando donde porque si no te le se
    lo nos es soy estoy era fue hay tengo he ha todo todos nada asi al quiero siento puedo hoy anoche vivir
    vida morir mejor estar vez pienso nadie nunca sola cansada cansado miedo quisiera queria dias muerta
    muerto corto cortar volvi suicidarme matarme antes anos novela ganas a de del la el los las un una y que
    muy tan solo simplemente realmente mucho demasiado neta wey guey`,
  fr: `
    je j tu il elle nous vous ils ne n pas plus est suis ai as sont etait avait dans sur sous pour par avec
    mais ou ce cette ca c mon ma mes me m moi en au aux se s y qui quand si tout rien jamais comme chez bien
    fait veux peux jveux jai chui mort mourir morte vie envie etre vivre finir tous soir sens sans vais fais
    depuis mieux personne encore toujours suicider tuer voudrais coupe de du des le les la l d et un une que
    qu tres trop tellement vraiment juste simplement franchement meme seulement plutot mec putain`,
  de: `
    ich du er sie es wir ihr ist bin bist sind war hat habe haben nicht kein keine mich mir mein meine
    meinem die in im zum zur am an auf aus bei mit nach von vom vor fur um wie was wer wenn weil aber oder
    noch mehr alle alles kann will wurde werde wird muss als ohne seit uns wieder heute gestern etwas nichts
    sich hab leben ware sterben tot denke keinen fuhle besser niemand umbringen selbstmord mochte sein
    konnte jeden weg tag der das dem den des ein eine einen einem einer und einfach nur so sehr wirklich
    echt schon halt eigentlich gerade mal doch ja zu dass ganz total eben endlich irgendwie langsam standig
    oft manchmal immer jetzt auch ziemlich daruber dauernd`,
  pt: `
    eu voce ele ela nos nao sim em no na nas ao do por com sem mas meu minha meus me mim se foi era sou
    estou tenho tem ter isso isto esse essa mais ja quando como tudo todo toda nada hoje ontem quero to pro
    sao ser vida queria sinto morrer viver matar ninguem nunca vontade vou estar aguento melhor penso sempre
    cortei suicidio de da dos das o a os as um uma e que muito tao so simplesmente realmente mesmo cara mano
    ta pra para direto demais`,
  hi: `
    main mai mujhe mera meri mere maine ko se mein par pe aur ya nahi nahin nai nhi kya kyun kab kaise ab
    woh wo uske usse unse apna apni khud sab sabko kuch koi raha rahi gaya gayi kar karna karne karti karta
    hota hoti hua jata jaata liya aaj kal lagta phir tak bina roz iss itni le de diya chahta chahti hum mar
    zindagi khatam jeena jeene mann marna marne kaash jaan ho kabhi mujhse khudkushi gaye dar kisi hai hain
    hoon hun hu tha thi bas yaar yar bhi toh hi bahut bohot bhai ka ki ke ek kaafi sirf na thoda ji ne sach`,
}

import type { HelpText } from "./helpText.ts";

export const helpPT: HelpText = {
  articles: [
    {
      anchor: "start",
      title: "Primeiros passos",
      contentHtml:
        "<p>Crie uma conta com nome de usuário e senha, ou com o número do celular. Você precisa ter a idade que a lei do lugar onde mora exige, e pode ter uma conta só.</p><ol><li>Escolha <strong>Cadastrar</strong> e preencha o que for pedido.</li><li>Escolha um jogo. A <strong>demonstração grátis</strong> permite experimentar com dinheiro fictício.</li><li>Deposite quando quiser jogar para valer.</li></ol><p>Seus favoritos e os últimos jogos ficam guardados em todos os aparelhos.</p>",
    },
    {
      anchor: "payments",
      title: "Depósitos e saques",
      contentHtml:
        "<h3>Depósitos</h3><p>Escolha um canal e um valor dentro dos limites. O dinheiro entra assim que o canal confirma. Use apenas contas em seu nome.</p><h3>Saques</h3><p>O dinheiro volta por um canal que você já usou. Antes do primeiro pagamento podemos pedir sua identificação: a lei exige. O extrato mostra a situação de cada pedido.</p><p>Não cobramos taxas. O canal que cobra avisa antes da confirmação.</p>",
    },
    {
      anchor: "bonuses",
      title: "Bônus",
      contentHtml:
        "<p>Bônus é dinheiro com condição: antes de sacar é preciso cumprir um rollover. A condição está em cada oferta, antes de você aceitar.</p><ul><li>As apostas contam na proporção que a oferta indica para cada tipo de jogo.</li><li>O bônus termina na data indicada; o que sobrar dele se perde, o seu dinheiro não.</li><li>Você pode abrir mão do bônus quando quiser e sacar o que é seu.</li></ul>",
    },
    {
      anchor: "fairness",
      title: "Jogo justo",
      contentHtml:
        "<p>Os resultados são sorteados nos servidores do estúdio que fez o jogo, nunca no seu navegador. Os slots mostram o retorno ao jogador (RTP): o que devolvem em média ao longo de muito tempo. Uma noite só pode ficar longe disso, para mais ou para menos.</p><p>Se a conexão cair, a rodada já iniciada termina no servidor e é paga. Ela aparece no histórico de apostas.</p>",
    },
    {
      anchor: "security",
      title: "Conta e segurança",
      contentHtml:
        "<ul><li>Use uma senha longa, que não use em outro lugar. Ninguém da equipe vai pedi-la.</li><li>Em <strong>Aparelhos</strong>, no menu do avatar, você vê onde está conectado e pode encerrar.</li><li>Senha esquecida pode ser trocada por e-mail ou telefone na janela de entrada.</li><li>Depois de várias senhas erradas a conta descansa meia hora.</li></ul><p>Se alguém puder saber a sua senha, troque-a na hora e escreva ao atendimento.</p>",
    },
    {
      anchor: "responsible",
      title: "Jogar com responsabilidade",
      contentHtml:
        '<p>Jogue por diversão, com dinheiro que não vai fazer falta. Nunca jogue para recuperar o que perdeu.</p><p>Pare quando deixar de ser divertido. O atendimento pode definir um limite ou fechar a conta por um tempo; ninguém vai tentar convencer você do contrário.</p><p>Saiba mais na página <a href="/responsible-gaming">Jogo responsável</a>.</p>',
    },
    {
      anchor: "rules",
      title: "Termos e regras",
      contentHtml:
        "<p>Versão de 1º de setembro de 2026. Ao se cadastrar você concorda com estes termos.</p><h3>1. Quem pode jogar</h3><p>Você tem a idade que a lei local exige e não menos de 18 anos. Joga para si, com dinheiro próprio, com o nome verdadeiro. Uma conta por pessoa.</p><h3>2. Sua conta</h3><p>Guarde a senha só para você. O que for feito com ela vale como feito por você até nos avisar que outra pessoa a conhece.</p><h3>3. Apostas</h3><p>A aposta vale quando nosso servidor a aceita. Erros evidentes de preço ou resultado são corrigidos e as apostas devolvidas.</p><h3>4. Dinheiro</h3><p>O saldo não rende juros. Podemos pedir prova de identidade e da origem do dinheiro e reter um pagamento até recebê-la.</p><h3>5. Bônus</h3><p>Cada oferta tem condições próprias. Usar várias contas em uma oferta encerra todas.</p><h3>6. Encerramento</h3><p>Você pode fechar a conta quando quiser e sacar o que é seu. Podemos fechá-la se estes termos forem violados; o que foi ganho de forma justa é pago.</p><h3>7. Reclamações</h3><p>Escreva primeiro ao atendimento. Respondemos em sete dias. O que não se resolver entre nós vai ao órgão de disputas indicado na licença.</p>",
    },
  ],
  pages: {
    contact: {
      title: "Contato",
      contentHtml:
        '<p>Estamos aqui dia e noite, todos os dias do ano.</p><ul><li><strong>Chat ao vivo</strong>: escolha “Atendimento” no menu. A maioria das perguntas é respondida na hora.</li><li><strong>E-mail</strong>: <a href="mailto:care@atrium.example">care@atrium.example</a>. Respondemos em um dia.</li><li><strong>Correio</strong>: Atrium Care, 1 Garden Court, Valletta.</li></ul><p>Nunca nos envie sua senha nem fotos de cartões.</p>',
    },
    "responsible-gaming": {
      title: "Jogo responsável",
      contentHtml:
        "<p>Para a maioria, jogar é passatempo. Para alguns vira um peso. Você se conhece melhor do que ninguém, e no resto nós ajudamos.</p><h2>Sinais para levar a sério</h2><ul><li>Você joga por mais tempo ou mais dinheiro do que queria.</li><li>Pede emprestado para jogar, ou esconde dos outros.</li><li>Tenta recuperar o que perdeu.</li></ul><h2>O que você pode fazer</h2><ul><li>Decida um valor e um horário antes de começar.</li><li>Peça ao atendimento um limite, uma pausa de um dia a seis semanas, ou o fechamento da conta por seis meses ou mais.</li><li>Converse: com alguém de confiança ou com um serviço de apoio perto de você.</li></ul><p>Menores não podem jogar. Mantenha seus aparelhos bloqueados e use um filtro onde crianças também os usam.</p>",
    },
    privacy: {
      title: "Privacidade",
      contentHtml:
        '<p>Guardamos o necessário para manter sua conta, pagar você e cumprir a lei, e nada para vender.</p><h2>O que guardamos</h2><ul><li>O que você informa: nome, contato, data de nascimento e comprovantes quando a lei pede.</li><li>O que você faz aqui: acessos, apostas, pagamentos, conversas com o atendimento.</li></ul><h2>Por quanto tempo</h2><p>Enquanto você tiver conta e por cinco anos depois, como mandam as leis de jogo e de lavagem de dinheiro.</p><h2>Seus direitos</h2><p>Você pode ver, corrigir e pedir a exclusão do que nenhuma lei nos obriga a guardar. Escreva para <a href="mailto:privacy@atrium.example">privacy@atrium.example</a>.</p><h2>Cookies</h2><p>Um mantém você conectado. Os de estatística só são usados se você concordar.</p>',
    },
  },
};

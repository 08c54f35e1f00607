// Tools outside the directory that a class may ask about: pupils bring them along. What is not said here is not known.
import { type ToolEvidence, toUnknownEvidence } from "~/features/evidence/core/tool-evidence";

export interface AskedTool {
  readonly title: string;
  readonly maker: string;
  readonly evidence: ToolEvidence;
}

const MIDJOURNEY = {
  basis: "official",
  kind: "terms",
  document: "Midjourney Terms of Service",
  address: "https://github.com/OpenTermsArchive/genai-contrib-versions/tree/main/Midjourney",
  month: "2026-07",
} as const;

const GRAMMARLY = {
  basis: "official",
  kind: "terms",
  document: "Superhuman (Grammarly) Terms of Service, 3.2",
  address: "https://github.com/OpenTermsArchive/contrib-versions/tree/main/Grammarly",
  month: "2026-07",
} as const;

const GROK = {
  basis: "official",
  kind: "terms",
  document: "xAI Terms of Service, consumer",
  address: "https://x.ai/legal/terms-of-service",
  month: "2026-07",
} as const;

const SPEECHIFY = {
  basis: "official",
  kind: "terms",
  document: "Speechify Terms of Service",
  address: "https://github.com/OpenTermsArchive/genai-contrib-versions/tree/main/Speechify",
  month: "2025-12",
} as const;

const KAHOOT = {
  document: {
    en: "Kahoot! help: age restrictions (read in Japanese)",
    "pt-br": "Ajuda do Kahoot!: restrições de idade (lida em japonês)",
  },
  address: "https://support.kahoot.com/hc/ja/articles/115001642328",
  month: null,
} as const;

export const ASKED_TOOLS: readonly AskedTool[] = [
  {
    title: "Character.AI",
    maker: "Character Technologies",
    evidence: {
      ...toUnknownEvidence("character-ai"),
      minimumAge: {
        basis: "third-party",
        document: "ConductAtlas: Character.ai Privacy Policy, Children's privacy restriction",
        address:
          "https://conductatlas.com/platform/characterai/characterai-privacy-policy/childrens-privacy-restriction/",
        month: null,
        value: { from: 13, places: { EU: 16, GB: 16 } },
        text: { en: "13; 16 in the EU and the UK", "pt-br": "13 anos; 16 na UE e no Reino Unido" },
      },
      pupilLogin: {
        basis: "third-party",
        document: "Character.AI: Taking Bold Steps to Keep Teen Users Safe",
        address: "https://blog.character.ai/u18-chat-announcement/",
        month: "2025-10",
        value: "no",
        text: {
          en: "No open chat below 18 since 25 November 2025; the maker checks ages",
          "pt-br":
            "Sem conversa aberta para menores de 18 anos desde 25 de novembro de 2025; a empresa verifica a idade",
        },
      },
    },
  },
  {
    title: "Grammarly",
    maker: "Superhuman",
    evidence: {
      ...toUnknownEvidence("grammarly"),
      // The text names the ages of their laws alone; elsewhere it asks for whatever the law there says.
      termsHoldIn: ["US", "EU"],
      minimumAge: {
        ...GRAMMARLY,
        value: { from: 13, orHigher: true, places: { EU: 16 } },
        text: {
          en: "Old enough to consent alone: 13 under most United States law, 16 under EU law",
          "pt-br":
            "Idade para consentir sem os responsáveis: 13 anos por quase toda a lei dos Estados Unidos, 16 pela da UE",
        },
      },
      guardianConsent: {
        ...GRAMMARLY,
        value: { by: "guardian", below: 13, from: 13 },
        text: {
          en: "No permission opens it: whoever would need one may not use it",
          "pt-br": "Nenhuma autorização abre exceção: quem precisaria dela não pode usar",
        },
      },
      consentOrHigher: true,
      trainsOnInputs: {
        ...GRAMMARLY,
        document: "Superhuman (Grammarly) Privacy Policy",
        month: "2026-08",
        value: "unless-switched-off",
        text: {
          en: "Yes, unless you switch it off in the account settings; accounts of schools have other terms",
          "pt-br":
            "Sim, a menos que você desligue nas configurações da conta; contas de escola têm outros termos",
        },
      },
    },
  },
  {
    title: "Grok",
    maker: "xAI",
    evidence: {
      ...toUnknownEvidence("grok"),
      minimumAge: {
        ...GROK,
        value: { from: 13, orHigher: true },
        text: { en: "13, or more where the country says so", "pt-br": "13 anos, ou mais onde o país exigir" },
      },
      guardianConsent: {
        ...GROK,
        value: { by: "guardian", below: 18 },
        text: {
          en: "From 13 to 17 a guardian permits it and agrees to the terms",
          "pt-br": "Dos 13 aos 17 anos, os responsáveis autorizam e aceitam os termos",
        },
      },
      pupilLogin: {
        ...GROK,
        value: "with-guardian",
        text: {
          en: "Yes, from 13 with a guardian's permission",
          "pt-br": "Sim, a partir de 13 anos com autorização dos responsáveis",
        },
      },
      trainsOnInputs: {
        ...GROK,
        value: null,
        text: {
          en: "A setting decides; we did not see how it stands at first",
          "pt-br": "Depende de uma configuração; não vimos como ela vem no início",
        },
      },
    },
  },
  {
    title: "Kahoot!",
    maker: "Kahoot!",
    evidence: {
      ...toUnknownEvidence("kahoot"),
      minimumAge: {
        ...KAHOOT,
        basis: "official",
        kind: "help",
        value: null,
        text: {
          en: "No least age seen for pupils; accounts below 16, in the United States below 13, are restricted",
          "pt-br":
            "Não vimos idade mínima para alunos; contas abaixo de 16 anos (nos Estados Unidos, de 13) são limitadas",
        },
      },
      guardianConsent: { ...KAHOOT, basis: "not-stated" },
    },
  },
  {
    title: "Midjourney",
    maker: "Midjourney",
    evidence: {
      ...toUnknownEvidence("midjourney"),
      minimumAge: {
        ...MIDJOURNEY,
        value: { from: 13, orHigher: true },
        text: { en: "13, or more where the country says so", "pt-br": "13 anos, ou mais onde o país exigir" },
      },
      guardianConsent: {
        ...MIDJOURNEY,
        value: { by: "guardian", below: null },
        text: {
          en: "A guardian agrees where the pupil is not old enough to accept the terms",
          "pt-br": "Os responsáveis aceitam os termos quando o aluno não tem idade para isso",
        },
      },
      pupilLogin: {
        ...MIDJOURNEY,
        value: "with-guardian",
        text: {
          en: "Yes, from 13, once a guardian has agreed to the terms",
          "pt-br": "Sim, a partir de 13 anos, depois que os responsáveis aceitam os termos",
        },
      },
      trainsOnInputs: {
        ...MIDJOURNEY,
        value: null,
        text: {
          en: "It keeps a licence without end over what is typed and made; images are public at first, and the privacy policy speaks of training",
          "pt-br":
            "A empresa fica com licença sem prazo sobre o que se digita e se cria; as imagens são públicas de início, e a política de privacidade fala em treinamento",
        },
      },
    },
  },
  {
    title: "Speechify",
    maker: "Speechify",
    evidence: {
      ...toUnknownEvidence("speechify"),
      minimumAge: {
        ...SPEECHIFY,
        value: { from: 18 },
        text: { en: "18, or the age of majority", "pt-br": "18 anos, ou a maioridade" },
      },
      guardianConsent: {
        ...SPEECHIFY,
        value: { by: "guardian", below: 18, from: 0 },
        text: {
          en: "Minors only with a guardian's consent, in the guardian's account",
          "pt-br": "Menores só com autorização dos responsáveis, na conta deles",
        },
      },
      pupilLogin: {
        ...SPEECHIFY,
        value: "no",
        text: {
          en: "No account of one's own below 18; the edition for schools has other terms",
          "pt-br": "Sem conta própria para menores de 18 anos; a versão para escolas tem outros termos",
        },
      },
    },
  },
];

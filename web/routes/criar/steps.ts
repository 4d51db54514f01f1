export const STEPS = ['basico', 'formato', 'regras', 'inscricoes', 'revisao'] as const;

export type WizardStep = (typeof STEPS)[number];

export function readStep(text: string | null): WizardStep {
  return STEPS.find((step) => step === text) ?? 'basico';
}

export const stepAfter = (step: WizardStep): WizardStep | undefined =>
  STEPS[STEPS.indexOf(step) + 1];

export const stepBefore = (step: WizardStep): WizardStep | undefined =>
  STEPS[STEPS.indexOf(step) - 1];

/** The step on which a setting is found. */
export function stepOf(path: string): WizardStep {
  if (/^fases\.\d+\.(tabela|zonas)/.test(path) || path.startsWith('regras')) return 'regras';
  if (path.startsWith('fases') || path === 'inscricao.vagas') return 'formato';
  if (path.startsWith('inscricao')) return 'inscricoes';
  return path === 'regulamento_texto' ? 'revisao' : 'basico';
}

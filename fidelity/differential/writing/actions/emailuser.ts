import type { SessionAction } from '../session-action';

/** The accounts have no e-mail addresses, so every message is refused. */
export const emailUser: SessionAction = {
  name: 'emailuser',
  weight: 28,
  token: 'csrf',
  write(parameters, stage) {
    const { dice } = stage;
    parameters.add('target', dice.oneOf([stage.user(), stage.user(), '⟨address⟩', 'A[b', '#1', 'Nobody']));
    parameters
      .maybe(95, 'subject', () => 'S')
      .maybe(95, 'text', () => 'T')
      .flag(20, 'ccme');
    return true;
  },
};

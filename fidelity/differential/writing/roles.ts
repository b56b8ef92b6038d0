/** Who takes part in a session. */
export interface Role {
  /** The name of the client. */
  readonly name: string;
  /** How often it acts, compared with the others. */
  readonly weight: number;
  /** The account that the session creates; the administrator's exists, and an anonymous client has none. */
  readonly account?: string;
  /** The groups that the administrator puts the account into. */
  readonly groups?: readonly string[];
}

export const administrator: Role = { name: 'admin', weight: 35 };
export const anonymous: Role = { name: 'anonymous', weight: 10 };

/** Accounts that a session may create. */
export const accounts: readonly Role[] = [
  { name: 'amy', weight: 30, account: 'Amy ⟨tag⟩' },
  { name: 'ben', weight: 20, account: 'Ben ⟨tag⟩' },
  { name: 'robot', weight: 20, account: 'Robot ⟨tag⟩', groups: ['bot'] },
  { name: 'sue', weight: 25, account: 'Sue ⟨tag⟩', groups: ['sysop'] },
  { name: 'olga', weight: 20, account: 'Olga ⟨tag⟩', groups: ['sysop', 'suppress'] },
];

/** The password of every account that a session creates. */
export const passwordOfAccounts = 'correct horse 9 battery';

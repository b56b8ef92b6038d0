/** The actions of the logs that every wiki has, by type. */
const actionsByType: Readonly<Record<string, readonly string[]>> = {
  block: ['block', 'reblock', 'unblock'],
  contentmodel: ['change', 'new'],
  create: ['create'],
  delete: ['delete', 'delete_redir', 'delete_redir2', 'event', 'restore', 'revision'],
  import: ['interwiki', 'upload'],
  managetags: ['activate', 'create', 'deactivate', 'delete'],
  merge: ['merge'],
  move: ['move', 'move_redir'],
  newusers: ['autocreate', 'byemail', 'create', 'create2', 'newusers'],
  patrol: ['autopatrol', 'patrol'],
  protect: ['modify', 'move_prot', 'protect', 'unprotect'],
  renameuser: ['renameuser'],
  rights: ['autopromote', 'rights'],
  suppress: ['block', 'delete', 'event', 'reblock', 'revision'],
  tag: ['update'],
  upload: ['overwrite', 'revert', 'upload'],
};

/** The values of `letype`, in the order of error messages; an empty one is that of entries without a log. */
export const logTypes1_43: readonly string[] = [
  ...['', 'block', 'protect', 'rights', 'delete', 'upload', 'move', 'import', 'patrol', 'merge', 'suppress', 'tag'],
  ...['managetags', 'contentmodel', 'renameuser', 'newusers', 'create'],
];

export const logTypes1_39: readonly string[] = logTypes1_43.filter((type) => type !== 'renameuser');

/** Whether an action is one of the types, such as `block/reblock`. */
export function isLogAction(text: string, types: readonly string[]): boolean {
  const slash = text.indexOf('/');
  const type = text.slice(0, Math.max(0, slash));
  return types.includes(type) && (actionsByType[type] ?? []).includes(text.slice(slash + 1));
}

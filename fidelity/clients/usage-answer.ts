/** What the clients' tests read of an answer to `list=imageusage`. */
interface UsageAnswer {
  readonly query: { readonly imageusage: readonly { readonly pageid: number; readonly title: string }[] };
}

export function idsOf(answer: unknown): number[] {
  return (answer as UsageAnswer).query.imageusage.map(({ pageid }) => pageid);
}

export function titlesOf(answer: unknown): string[] {
  return (answer as UsageAnswer).query.imageusage.map(({ title }) => title);
}

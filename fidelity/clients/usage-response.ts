/** What the clients' tests read of an answer to `list=imageusage`. */
interface UsageResponse {
  readonly query: { readonly imageusage: readonly { readonly pageid: number; readonly title: string }[] };
}

export function idsOf(response: unknown): number[] {
  return (response as UsageResponse).query.imageusage.map(({ pageid }) => pageid);
}

export function titlesOf(response: unknown): string[] {
  return (response as UsageResponse).query.imageusage.map(({ title }) => title);
}

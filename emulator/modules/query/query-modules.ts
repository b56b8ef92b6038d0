import { LazyRegistry } from '../../lazy-registry';
import type { QueryModule } from '../module';

type Loaders = Readonly<Record<string, () => QueryModule>>;

/** Modules of `action=query`, each loaded when a request first names it. Iterating loads all of them. */
export class QueryModules extends LazyRegistry<QueryModule> {
  constructor(private readonly byKind: Readonly<Record<QueryModule['kind'], Loaders>>) {
    super({ ...byKind.prop, ...byKind.list, ...byKind.meta });
  }

  /** The names that a parameter takes, in the order of the registry. */
  namesOf(kind: QueryModule['kind']): readonly string[] {
    return Object.keys(this.byKind[kind]);
  }
}

import { addressRange, rangesAround } from './address-range';
import { SortedList } from './sorted-list';

/** What a block forbids. */
export interface BlockRestrictions {
  /** Only clients that are not logged in; for addresses and ranges. */
  readonly anonymousOnly: boolean;
  readonly noCreate: boolean;
  /** Whether the addresses of the user are blocked as well. */
  readonly autoblock: boolean;
  readonly noEmail: boolean;
  /** Whether the name of the user is hidden. */
  readonly hidden: boolean;
  readonly allowsTalk: boolean;
  /** The pages, by id, and the namespaces of a partial block. Default: the whole wiki. */
  readonly partial?: { readonly pages: readonly number[]; readonly namespaces: readonly number[] } | undefined;
}

/** A block of an account, an address or a range of addresses (writing 6.3). */
export interface Block extends BlockRestrictions {
  readonly id: number;
  /** The name of an account, or an address or range in its canonical form. */
  readonly target: string;
  /** Who blocked. */
  readonly by: string;
  readonly timestamp: string;
  /** Default: never. */
  readonly expiry?: string | undefined;
  readonly reason: string;
  /** The block of an account that this block of one of its addresses follows from. */
  readonly parent?: number | undefined;
}

/** A place in the list: the blocks of this time from this id on. */
export interface BlockPlace {
  readonly timestamp: string;
  readonly id: number;
}

/** The blocks of a wiki. Whoever reads them gives the time: what has expired counts as removed. */
export class Blocks {
  private byId = new Map<number, Block>();
  private byTarget = new Map<string, Block>();
  /** The automatic blocks, by address. */
  private automatic = new Map<string, Block>();
  /** The ids of the automatic blocks that follow from each block. */
  private children = new Map<number, readonly number[]>();
  private ordered = new SortedList<Block>(comparePlaces);
  /** How many blocks of ranges there are; most wikis have none. */
  private rangeCount = 0;
  private highestId = 0;
  /** Whether a fork shares the objects, which must then be copied before they change. */
  private isShared = false;

  get size(): number {
    return this.byId.size;
  }

  get nextId(): number {
    return this.highestId + 1;
  }

  /** Adds a block, or replaces the one with its id. */
  put(block: Block): void {
    this.own();
    const replaced = this.byId.get(block.id);
    if (replaced) this.unlink(replaced);
    this.highestId = Math.max(this.highestId, block.id);
    this.byId.set(block.id, block);
    this.ordered.add(block);
    if (block.parent !== undefined) {
      this.automatic.set(block.target, block);
      this.children.set(block.parent, [...(this.children.get(block.parent) ?? []), block.id]);
      return;
    }
    this.byTarget.set(block.target, block);
    if (addressRange(block.target)) this.rangeCount++;
  }

  /** Passes over an id. */
  skipId(): void {
    this.own();
    this.highestId++;
  }

  /** Removes a block, with those that follow from it. */
  remove(block: Block): void {
    this.own();
    this.unlink(block);
    for (const child of this.childrenOf(block)) this.unlink(child);
  }

  /** The automatic blocks that follow from the block of an account. */
  childrenOf({ id }: Block): Block[] {
    const children = (this.children.get(id) ?? []).map((child) => this.byId.get(child));
    return children.filter((child) => child !== undefined);
  }

  findId(id: number, now: string): Block | undefined {
    return active(this.byId.get(id), now);
  }

  /**
   * The block of an account, an address or a range; not one that affects it otherwise.
   *
   * @param target canonical
   */
  find(target: string, now: string): Block | undefined {
    return active(this.byTarget.get(target), now);
  }

  /** An expired block of the target that is still stored. */
  findExpired(target: string, now: string): Block | undefined {
    const block = this.byTarget.get(target);
    return block && !active(block, now) ? block : undefined;
  }

  findAutomatic(address: string, now: string): Block | undefined {
    return active(this.automatic.get(address), now);
  }

  /** The blocks that concern an address: its own, those of ranges from the narrowest, and the automatic one. */
  ofAddress(address: string, now: string): Block[] {
    if (this.byId.size === 0) return [];
    const found = [this.find(address, now)];
    if (this.rangeCount > 0) for (const range of rangesAround(address)) found.push(this.find(range, now));
    found.push(this.findAutomatic(address, now));
    return found.filter((block) => block !== undefined);
  }

  /**
   * Iterates over the blocks that have not expired, from a place on.
   *
   * @param newerFirst the direction
   * @param from the first place. Default: the newest or oldest block
   */
  *walk(newerFirst: boolean, from: BlockPlace | undefined, now: string): Generator<Block, void> {
    const place = from && ((block: Block) => comparePlaces(block, from));
    for (const block of this.ordered.walk(newerFirst, place)) if (active(block, now)) yield block;
  }

  /** An independent copy; copying happens when either of the two changes. */
  fork(): Blocks {
    const fork = new Blocks();
    fork.byId = this.byId;
    fork.byTarget = this.byTarget;
    fork.automatic = this.automatic;
    fork.children = this.children;
    fork.ordered = this.ordered;
    fork.rangeCount = this.rangeCount;
    fork.highestId = this.highestId;
    fork.isShared = this.isShared = true;
    return fork;
  }

  private unlink(block: Block): void {
    this.byId.delete(block.id);
    this.ordered.remove(block);
    if (block.parent !== undefined) this.unlinkAutomatic(block, block.parent);
    if (this.byTarget.get(block.target) !== block) return;
    this.byTarget.delete(block.target);
    if (addressRange(block.target)) this.rangeCount--;
  }

  private unlinkAutomatic({ id, target }: Block, parent: number): void {
    if (this.automatic.get(target)?.id === id) this.automatic.delete(target);
    const others = (this.children.get(parent) ?? []).filter((child) => child !== id);
    if (others.length > 0) this.children.set(parent, others);
    else this.children.delete(parent);
  }

  private own(): void {
    if (!this.isShared) return;
    this.byId = new Map(this.byId);
    this.byTarget = new Map(this.byTarget);
    this.automatic = new Map(this.automatic);
    this.children = new Map(this.children);
    this.ordered = this.ordered.copy();
    this.isShared = false;
  }
}

function active(block: Block | undefined, now: string): Block | undefined {
  return block && (block.expiry === undefined || block.expiry > now) ? block : undefined;
}

function comparePlaces(a: BlockPlace, b: BlockPlace): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? -1 : 1;
  return a.id - b.id;
}

import type {
  ChangeDefinition,
  FileDefinition,
  PageDefinition,
  UserDefinition,
  WikiDefinition,
} from '../../../schemas/generated/wiki-file';
import type { WikiModel } from '../../model/wiki-model';
import type { Made } from './contents';
import type { MadeChange, MadePage, MadeUser } from './made';
import type { PageDeletion, PageEdit } from './page-edit';

/**
 * A wiki whose content a test changes while it is asked. What is given is checked as in a wiki file, and told with the
 * same words; what is wrong changes nothing. `reset` takes everything back.
 */
export abstract class EditableWiki {
  /** @internal */
  protected contents: WikiModel;

  /** @internal */
  protected constructor(contents: WikiModel) {
    this.contents = contents;
  }

  /**
   * Adds pages, users and changes: any part of a definition but the site.
   *
   * ```ts
   * const { pages: made } = wiki.add(pages(1000, (n) => ({ title: `Page ${n}`, uses: ['File:Cat.jpg'] })));
   * made[0].id;
   * ```
   *
   * @throws WikiFileError where it breaks the schema
   * @throws WikiContentError where it contradicts itself or what is there
   */
  add(part: WikiDefinition): Made {
    const { addContents, askedAs } = loaded();
    return askedAs('wiki.add', 'definition', part, (definition) => {
      const before = this.contents.fork();
      try {
        return addContents(this.contents, definition);
      } catch (error) {
        this.contents = before;
        throw error;
      }
    });
  }

  /**
   * Adds a page that has always been there: no recent change tells of it.
   *
   * ```ts
   * const { id } = wiki.addPage('Gallery', { uses: ['File:Cat.jpg'] });
   * ```
   *
   * @throws as `add`
   */
  addPage(page: PageDefinition): MadePage;
  addPage(title: string, rest?: Omit<PageDefinition, 'title'>): MadePage;
  addPage(given: PageDefinition | string, rest?: Omit<PageDefinition, 'title'>): MadePage {
    const { named } = loaded();
    return this.addOne('wiki.addPage', { pages: [named('title', given, rest)] }).pages[0]!;
  }

  /**
   * Adds an uploaded file and its page.
   *
   * ```ts
   * wiki.addFile('Cat.jpg', { width: 640, height: 480 });
   * ```
   *
   * @param title with or without `File:`
   * @throws as `add`
   */
  addFile(title: string, file: FileDefinition = {}, rest: Omit<PageDefinition, 'title' | 'file'> = {}): MadePage {
    const page = { ...rest, title: loaded().fileTitle(this.contents, title), file };
    return this.addOne('wiki.addFile', { pages: [page] }).pages[0]!;
  }

  /**
   * Adds an account.
   *
   * ```ts
   * wiki.addUser('Alice', { password: 'secret', groups: ['sysop'] });
   * ```
   *
   * @throws as `add`
   */
  addUser(user: UserDefinition): MadeUser;
  addUser(name: string, rest?: Omit<UserDefinition, 'name'>): MadeUser;
  addUser(given: UserDefinition | string, rest?: Omit<UserDefinition, 'name'>): MadeUser {
    const { named } = loaded();
    return this.addOne('wiki.addUser', { users: [named('name', given, rest)] }).users[0]!;
  }

  /**
   * Adds a recent change, and nothing else: the page stays as it is. `editPage` does both.
   *
   * @throws as `add`
   */
  addChange(change: ChangeDefinition): MadeChange {
    return this.addOne('wiki.addChange', { changes: [change] }).changes[0]!;
  }

  /**
   * Edits a page as somebody would: it has a new revision, is touched, and the recent changes tell of it. What the page
   * uses follows.
   *
   * ```ts
   * const { change } = wiki.editPage('Gallery', { text: '[[File:Dog.jpg]]', user: 'Bob', comment: 'dogs' });
   * ```
   *
   * @throws WikiContentError where there is no such page
   */
  editPage(title: string, edit: PageEdit = {}): { readonly page: MadePage; readonly change: MadeChange } {
    const { applyEdit, askedAs, definitionOfEdit, madeChange, madePage } = loaded();
    return askedAs('wiki.editPage', 'entry', definitionOfEdit(title, edit), (definition) => {
      const { page, change } = applyEdit(this.contents, definition);
      return { page: madePage(this.contents, page), change: madeChange(this.contents, change) };
    });
  }

  /**
   * Deletes a page as somebody would. Its edits leave the recent changes, an entry of the logs takes their place; the
   * file that was uploaded under the title goes too, and who used it still does.
   *
   * @throws WikiContentError where there is no such page
   */
  deletePage(title: string, deletion: PageDeletion = {}): MadeChange {
    const { applyDeletion, askedAs, definitionOfDeletion, madeChange } = loaded();
    return askedAs('wiki.deletePage', 'entry', definitionOfDeletion(title, deletion), (definition) =>
      madeChange(this.contents, applyDeletion(this.contents, definition).change),
    );
  }

  private addOne(origin: string, part: unknown): Made {
    const { addContents, askedAs } = loaded();
    return askedAs(origin, 'entry', part, (definition) => addContents(this.contents, definition));
  }
}

/** Loaded when a test first changes something. */
function loaded(): typeof import('./contents') {
  return require('./contents') as typeof import('./contents');
}

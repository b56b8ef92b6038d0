/**
 * The fake wiki: `createWiki` creates one, and its class `Wiki` has everything that a test does with it.
 *
 * @module wikidouble
 */
export { createWiki, wikiWith, type WikiOptions } from './create-wiki';
export { defaultRelease, releaseNames, type ReleaseName } from './releases/release';
export { Wiki } from './wiki';
export type { Snapshot } from './snapshot';
export { changes, combined, pages, users, type Make } from './definition/builders/definition-parts';
export type {
  Added,
  /** @deprecated Renamed to `Added`. */
  Added as Made,
  PageDeletion,
  PageEdit,
} from './definition/builders/content-operations';
export type {
  AddedBlock,
  AddedChange,
  AddedPage,
  AddedUser,
  /** @deprecated Renamed to `AddedChange`. */
  AddedChange as MadeChange,
  /** @deprecated Renamed to `AddedPage`. */
  AddedPage as MadePage,
  /** @deprecated Renamed to `AddedUser`. */
  AddedUser as MadeUser,
  PageRevision,
  WikiFile,
  WikiFileVersion,
  WikiLogEntry,
  WikiPage,
  WikiUser,
} from './definition/builders/descriptions';
export type { Aim, FaultDefinition, FaultHandle, FaultKind, FaultOptions, Occurrence } from './faults/faults';
export type { FailingRequest } from './faults/targeted-request';
export type { StubFunction, StubHandle, StubOptions } from './stubs/stubs';
export type { StubHttpResponse, StubResponse, StubResult } from './stubs/stub-response';
export type { BlockOptions } from './faults/kinds/blocked';
export type { GatewayOptions, ProxyOptions } from './faults/kinds/http-status';
export type { ExceptionOptions } from './faults/kinds/internal-error';
export type { LossOptions } from './faults/loss';
export type { MaxlagOptions } from './faults/kinds/maxlag';
export type { ReadOnlyOptions } from './faults/kinds/readonly';
export type { SessionLostOptions } from './faults/kinds/session-lost';
export type { SlowOptions } from './faults/kinds/slow';
export type { TruncatedBodyOptions } from './faults/kinds/truncated-body';
export type { TruncatedResultOptions } from './faults/kinds/truncated-result';
export type {
  /** @deprecated The type is called `FaultHandle`. */
  FaultHandle as Failure,
  /** @deprecated The type is called `FaultDefinition`. */
  FaultDefinition as FailureDefinition,
  /** @deprecated The type is called `FaultKind`. */
  FaultKind as FailureKind,
  /** @deprecated The type is called `FaultOptions`. */
  FaultOptions as FailureOptions,
} from './faults/faults';
export { errorCodes, type ErrorCode } from './error-codes';
export { OptionError } from './check-options';
export { NotSupportedError } from './unsupported/not-supported-error';
export type { UnsupportedName } from './unsupported/unsupported-name';
export { DisruptionError } from './transports/disruption';
export { NetworkBlockedError } from './transports/block-network';
export type { InterceptOptions, Interception, NockFunction } from './transports/nock';
export type { HttpServer, ListenOptions } from './transports/http';
export { ListenError } from './transports/listen-error';
export type { Arrival, Disruption, RequestHeaders, WikiRequest, WikiRequestInit, WikiResponse } from './exchange';
// eslint-disable-next-line @typescript-eslint/no-deprecated -- the old name of WikiResponse
export type { WikiAnswer } from './exchange';
export type { JournalEntry, PendingRequest } from './journal/journal-entry';
export type { RequestList } from './journal/request-list';
export {
  assertNoUnexpectedRequests,
  assertNotReceived,
  assertReceived,
  type Times,
} from './journal/assertions/assertions';
export type { ExpectedParameter, ExpectedParameters, ExpectedValue } from './journal/assertions/expected-parameters';
export { WikiAssertionError } from './journal/assertions/wiki-assertion-error';
export type { ExpectedTrouble } from './journal/assertions/unexpected-requests';
export type {
  Violation,
  /** @deprecated Renamed to `Violation`. */
  Violation as Finding,
  ViolationId,
  /** @deprecated Renamed to `ViolationId`. */
  ViolationId as FindingId,
} from './journal/strict/violation';
export { StrictError } from './journal/strict/strict-error';
export type { StrictOptions } from './journal/strict/strictness';
export type { PactOptions, WrittenPact } from '../pact/record/pact-recorder';
export type { LeftOut } from '../pact/record/recorded-exchange';
export type { Reliance } from '../pact/record/relied-members';
export { ContractFileError } from '../pact/record/contract-file-error';
export type { ContentModel } from './model/content-model';
export type { Clock } from './model/environment';
export type { Mail } from './model/mails';
export type { DebugNames } from './model/wiki-model';
export type { UnsupportedMode } from './model/unsupported-modes';
export type {
  BotPasswordDefinition,
  BlockDefinition,
  ChangeDefinition,
  CookieDefinition,
  DeletedFileDefinition,
  FileDefinition,
  FileMetadataDefinition,
  HiddenParts,
  FileVersionDefinition,
  GroupDefinition,
  InterwikiDefinition,
  LicenseDefinition,
  LogEntryDefinition,
  LoggedEventDefinition,
  NewMessageDefinition,
  NamespaceDefinition,
  PageDefinition,
  PatrollingDefinition,
  PromotionDefinition,
  ProtectedTitleDefinition,
  RateLimitDefinition,
  RepositoryDefinition,
  RestrictionDefinition,
  RevisionDefinition,
  SharedFileDefinition,
  SiteDefinition,
  SkinDefinition,
  StatisticsDefinition,
  TagDefinition,
  UserDefinition,
  WatchedPageDefinition,
  WikiDefinition,
} from '../schemas/generated/wiki-file';
export { readWikiFile } from './definition/read-wiki-file';
export { WikiFileError, type WikiFileProblem } from './definition/wiki-file-error';
export { WikiContentError } from './model/content-error';
export type { JudgedWiki } from './journal/assertions/judged-wiki';
export type { FetchedWiki } from './transports/fetch';

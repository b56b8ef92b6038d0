/** Why no interaction can be made of a request; the message is the reason that a reader is told. */
export class NotDescribable extends Error {}

/**
 * Some of the very common passwords that a real wiki refuses, in lower case; each was asked. Its own list has a hundred
 * thousand.
 */
const words =
  '123456 12345678 123456789 1234567890 111111 11111111 123123123 iloveyou letmein letmein1 football baseball ' +
  'basketball trustno1 superman sunshine princess password password1 password123 passw0rd qwerty qwerty123 ' +
  'qwertyuiop 1q2w3e4r 1qaz2wsx abc12345 abc123 abcd1234 secret sesame admin welcome welcome1 monkey dragon master ' +
  'shadow michael jennifer computer internet whatever starwars adminpass changeme test testtest test1234 testing ' +
  'user guest root passwd';

export const commonPasswords: ReadonlySet<string> = new Set(words.split(' '));

/** The types of each app's message files: TypeScript checks message keys against them. */

/** By app, then by noun. Each app adds its own in `src/generated/app-messages.d.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declarations of the apps
export interface AppMessages {}

export type AppName = keyof AppMessages;

/** `count_one` and `count_other` are forms of the message `count`. */
type WithoutForm<Key extends string> =
  Key extends `${infer Message}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
    ? Message
    : Key;

type KeysOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysOf<Messages[Key]>}`;
}[keyof Messages & string];

/** Keys of an app's messages, such as `movies.title`. */
export type MessageKey<App extends AppName = AppName> = App extends AppName
  ? KeysOf<AppMessages[App]>
  : never;

/** Values of the names in double braces; `count` chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = MessageKey> = (
  key: Key,
  values?: MessageValues,
) => string;

/** The messages of every form's field errors, in both languages, by the API's code (requirement 6.2). */
import type { ApiForm, DeclaredForm, FormField, Language } from '@mall/contracts';
import type { FormOptions } from './use-form.ts';

type Text = Readonly<Record<Language, string>>;
const text = (hu: string, en: string): Text => ({ hu, en });

/** For one field the most specific first. */
export const FIELD_ERRORS = {
  'last_name:required': text('Vezetéknév megadása kötelező!', 'Last name is required!'),
  'first_name:required': text('Keresztnév megadása kötelező!', 'First name is required!'),
  'name:required': text('Teljes név megadása kötelező!', 'Full name is required!'),
  'email:required': text('Email cím megadása kötelező!', 'Email address is required!'),
  'email:invalid': text('Érvénytelen email cím!', 'Invalid email address!'),
  'email:duplicate': text('Már regisztrált email cím!', 'This email is already registered'),
  'password:required': text('Jelszó megadása kötelező!', 'Password is required!'),
  'password:invalid': text(
    'A jelszó legalább 8, legfeljebb 128 karakter legyen!',
    'The password must have 8 to 128 characters!',
  ),
  'password_confirmation:required': text(
    'Írd be a jelszót még egyszer!',
    'Please enter the password once more!',
  ),
  'password_confirmation:invalid': text(
    'A két jelszó nem egyezik!',
    'The two passwords are not the same!',
  ),
  'gender:required': text(
    'Válassz egyet: azt is jelölheted, hogy nem adod meg!',
    'Please choose one: you may also choose not to say!',
  ),
  'birthday:required': text('Születési dátum megadása kötelező!', 'Birth date is required!'),
  'birthday:invalid': text('Hibás születési dátum!', 'Birth date is invalid!'),
  'birthday:too_late': text(
    'Családi kártyát csak 18 éven felüliek igényelhetnek!',
    'Family card is available only above age 18!',
  ),
  'postal_code:required': text('Irányítószám megadása kötelező!', 'Postal code is required!'),
  'postal_code:invalid': text('Hibás irányítószám!', 'Postal code is invalid!'),
  'city:required': text('Település megadása kötelező!', 'City is required!'),
  'street_address:required': text('Cím megadása kötelező!', 'Address is required!'),
  'phone_number:required': text('Telefonszám megadása kötelező!', 'Phone number is required!'),
  'phone_number:invalid': text(
    'Hibás telefonszám! Külföldi számot országkóddal (+) adj meg!',
    'Phone number is invalid! Outside Hungary it begins with + and the country code.',
  ),
  'code:required': text('Kód megadása kötelező!', 'Code is required'),
  'code:invalid': text('A megadott kód érvénytelen!', 'Entered code is invalid'),
  'code:already_uploaded': text('Ezt a kódot már feltöltötték!', 'Code is already uploaded'),
  'purchase_date:required': text(
    'A vásárlás napjának megadása kötelező!',
    'Date of purchase is required!',
  ),
  'purchase_date:outdated': text(
    'A vásárlás napja kívül esik a promóció időszakán!',
    'The date of purchase is outside the promotion period!',
  ),
  'purchase_time:required': text(
    'A vásárlás időpontjának megadása kötelező!',
    'Time of purchase is required!',
  ),
  'purchase_time:invalid': text('A vásárlás időpontja hibás!', 'Time of purchase is invalid!'),
  'purchase_sum:required': text('A vásárlás összegének megadása kötelező!', 'Sum is required!'),
  'purchase_sum:invalid': text(
    'A vásárlás összege nem éri el a szükséges értéket!',
    'The sum is below the required value!',
  ),
  'image_proof:required': text(
    'Tölts fel egy képet a bizonylatról!',
    'Please upload a picture of the receipt!',
  ),
  'image_proof:invalid': text(
    'A kép formátuma nem megfelelő!',
    'The format of the picture is not accepted!',
  ),
  'image_proof:too_large': text(
    'Ez a fájl nagyobb 10 MB-nál. Válassz kisebbet!',
    'This file is larger than 10 MB. Please choose a smaller one!',
  ),
  'shop:required': text('Üzlet megadása kötelező!', 'Shop is required!'),
  'invoice:required': text('A bizonylat számának megadása kötelező!', 'Invoice is required!'),
  'invoice:invalid': text('A bizonylat száma hibás!', 'Invoice is invalid!'),
  'accept_terms:required': text(
    'Kérjük, fogadd el az adatvédelmi tájékoztatót!',
    'Please accept the terms!',
  ),
} as const satisfies Readonly<Record<string, Text>>;

/** For codes that the table lacks: the limits of the field's input prevent them. */
const INVALID = text('Ez így nem megfelelő!', 'This is not accepted!');

/**
 * The texts of all fields of `form`: the `errors` of `useForm`.
 * @param order of the fields on the page, by which the errors are listed; that of the API when left out.
 */
export function fieldErrors<Form extends ApiForm>(
  form: DeclaredForm<Form>,
  language: Language,
  order: readonly FormField<Form>[] = Object.keys(form.fields) as FormField<Form>[],
): FormOptions<Form>['errors'] {
  const entries = Object.entries<Text>(FIELD_ERRORS);
  const texts = order.flatMap((field) => [
    ...entries.filter(([code]) => code.startsWith(`${field}:`)),
    ...(`${field}:invalid` in FIELD_ERRORS ? [] : [[`${field}:invalid`, INVALID] as const]),
  ]);
  // The codes begin with fields of the form.
  return Object.fromEntries(
    texts.map(([code, message]) => [code, message[language]]),
  ) as FormOptions<Form>['errors'];
}

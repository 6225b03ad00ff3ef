import {
  Checkbox,
  FieldGroup,
  FieldRow,
  PasswordField,
  RadioGroup,
  Select,
  TextField,
} from '../../src/field/index.ts';
import styles from '../gallery.module.css';
import { say } from '../story-parts.tsx';

export function Story() {
  return (
    <div className={styles.columns}>
      <TextField label={say('Keresztnév', 'First name')} name="name" />
      <TextField
        label={say('E-mail-cím', 'E-mail address')}
        hint={say('Havonta egyszer írunk.', 'We write once a month.')}
        name="hinted"
        type="email"
      />
      <TextField
        label={say('E-mail-cím', 'E-mail address')}
        error={say('Ebből a címből hiányzik a @ jel.', 'This address lacks its @.')}
        defaultValue="anna.example.com"
        name="faulty"
      />
      <Select label={say('Indulás', 'From')} name="from">
        <option>{say('Főbejárat', 'Main entrance')}</option>
        <option>{say('Északi bejárat', 'North entrance')}</option>
      </Select>
      <PasswordField
        label={say('Jelszó', 'Password')}
        texts={{ show: say('Mutasd', 'Show'), hide: say('Rejtsd el', 'Hide') }}
        name="password"
      />
      <RadioGroup
        label={say('Hogyan jössz?', 'How do you come?')}
        options={[
          { value: 'car', label: say('Autóval', 'By car') },
          { value: 'bus', label: say('Busszal', 'By bus') },
        ]}
        error={say('Válassz egyet!', 'Please choose one!')}
        name="way"
      />
      <FieldGroup legend={say('Mikor jössz?', 'When do you come?')}>
        <FieldRow>
          <TextField label={say('Nap', 'Day')} name="day" type="date" />
          <TextField label={say('Idő', 'Time')} name="time" type="time" />
        </FieldRow>
      </FieldGroup>
      <Checkbox
        label={say('Elfogadom a feltételeket', 'I accept the terms')}
        error={say('Enélkül nem küldhetjük el.', 'It cannot be sent without this.')}
        name="terms"
      />
      <Checkbox label={say('Most nem választható', 'Not on offer now')} name="later" disabled />
    </div>
  );
}

import { expect, it } from '@jest/globals';
import { type ContactEntries, contactFaults } from './contact-faults.ts';

const whole: ContactEntries = {
  name: 'Deniz Aksoy',
  email: ' deniz@mill.example ',
  company: '',
  topic: 'buying',
  message: 'Ram için teklif istiyoruz.',
};

it.each<[Partial<ContactEntries>, readonly string[]]>([
  [{}, []],
  [{ company: 'Çağlayan Dokuma' }, []],
  [{ name: ' D ' }, ['name']],
  [{ name: 'Buy at https://x.example' }, ['name']],
  [{ email: 'deniz@mill' }, ['email']],
  [{ email: 'deniz mill.example' }, ['email']],
  [{ topic: '' }, ['topic']],
  [{ message: '  too short ' }, ['message']],
  [{ message: 'x'.repeat(4000) }, []],
  [{ message: 'x'.repeat(4001) }, ['message']],
  [{ name: '', email: '', topic: '', message: '' }, ['name', 'email', 'topic', 'message']],
])('%j', (changes, faults) => {
  expect(contactFaults({ ...whole, ...changes })).toEqual(faults);
});

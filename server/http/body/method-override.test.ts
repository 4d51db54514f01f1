import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';

const t = testApp();
const TYPE = { 'content-type': 'multipart/form-data; boundary=limite' };

function form(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--limite\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--limite--\r\n`;
}

const AS_PUT = form({ _method: 'PUT', locale: 'en' });

test('a form that is posted does what its _method says', async () => {
  const person = await t.signedIn();
  const answer = await person.post('/api/perfil/idioma', AS_PUT, { headers: TYPE });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().data.locale).toBe('en');
  expect((await person.get('/api/user')).json().data.locale).toBe('en');
});

test('the checks of the method that is meant apply', async () => {
  const guest = await t.guest();
  const answer = await guest.post('/api/perfil/idioma', AS_PUT, { headers: TYPE });
  expect(answer.json().code).toBe('nao_autenticado');
  const person = await t.signedIn();
  const wrong = form({ _method: 'PUT', locale: 'xx' });
  const told = await person.post('/api/perfil/idioma', wrong, { headers: TYPE });
  expect(told.statusCode).toBe(422);
  expect(told.json().validations).toHaveProperty('locale');
});

test('without the token of the session nothing is read', async () => {
  const person = await t.signedIn();
  const headers = { ...TYPE, 'x-xsrf-token': undefined };
  const answer = await person.post('/api/perfil/idioma', form({ _method: 'GET' }), { headers });
  expect(answer.json().code).toBe('csrf_invalido');
});

test.each(['GET', 'POST', 'put', 'TRACE', ''])('no other method is taken: %j', async (method) => {
  const person = await t.signedIn();
  const body = form({ _method: method, locale: 'en' });
  const answer = await person.post('/api/perfil/idioma', body, { headers: TYPE });
  expect(answer.statusCode).toBe(400);
});

test('a JSON body cannot change the method', async () => {
  const person = await t.signedIn();
  const answer = await person.post('/api/perfil/idioma', { _method: 'PUT', locale: 'en' });
  expect(answer.statusCode).toBe(404);
  expect((await person.get('/api/user')).json().data.locale).toBe('pt-BR');
});

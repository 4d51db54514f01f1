-- Who accepted an invitation and lost the answer asks again and gets the same one, until the invitation ends.
alter table convites_de_organizador add column aceito_em timestamptz;

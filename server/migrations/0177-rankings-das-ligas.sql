-- Rankings of ligas, beside the site's own. Who sees the liga sees them; its owner and admins set them up.
alter table rankings add column liga_uuid uuid references ligas on delete cascade;

create index rankings_liga on rankings (liga_uuid) where liga_uuid is not null;

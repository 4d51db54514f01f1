-- A setting that nothing reads: it comes back with the score link of the table official
-- (docs/decisions/0077-no-setting-without-effect.md).
update campeonatos set regras = regras - 'mesa_confirma' where regras ? 'mesa_confirma';

update regulamentos set dados = dados #- '{regras,mesa_confirma}'
where dados -> 'regras' ? 'mesa_confirma';

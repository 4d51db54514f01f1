export default function Inicio() {
  return <main>Tabelão</main>;
}

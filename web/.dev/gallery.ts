import { mount } from "svelte";
import "../src/app.css";
import G from "./Gallery.svelte";
mount(G, { target: document.body });
